/** What an adviser would notice: the surest, most severe first, none told twice. */
import type { Analysis, GradedInsight } from '@plainletter/contracts/analysis'
import { splitSentences } from '@plainletter/phrases/sentence'

import { claimOf, rowsOf } from './select-rules.ts'
import type { Situation } from './situation.ts'
import type { Offer, Transcript } from './transcript.ts'

const GOLD = 0.7
const FAIR = 0.6
const MOST = 4
const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const

/** Insights over 0.7 are gold; the gold that is left over and those over 0.6 follow. */
export function insights(
  situation: Situation,
  transcript: Transcript,
): Analysis['greyAreaInsights'] {
  const offers = [...insightOffers(situation), ...warningOffers(situation)].toSorted(
    (one, other) => SEVERITY_ORDER[one.severity] - SEVERITY_ORDER[other.severity],
  )
  const gold = offers.filter((offer) => offer.confidence > GOLD)
  const fair = offers.filter(
    (offer) => offer.confidence > FAIR && !gold.slice(0, MOST).includes(offer),
  )
  return {
    goldmine_insights: transcript.items('greyAreaInsights.goldmine_insights', gold, MOST),
    insider_summary: transcript.items('greyAreaInsights.insider_summary', fair, MOST),
  }
}

type InsightOffer = Offer<GradedInsight> & Pick<GradedInsight, 'severity' | 'confidence'>

function insightOffers({ rules }: Situation): InsightOffer[] {
  return rowsOf(rules, 'insight').map((row) => {
    const { severity, actionable, confidence } = row.rule
    return {
      claim: claimOf(row),
      severity,
      confidence,
      make: (insight) => ({ severity, insight, actionable, confidence }),
    }
  })
}

/** A warning is law, so it is sure. A last sentence that tells what to do is set apart. */
function warningOffers({ rules }: Situation): InsightOffer[] {
  return rowsOf(rules, 'warning')
    .filter(({ rule }) => rule.needsProfessional !== true)
    .map((row) => {
      const { severity } = row.rule
      return {
        claim: claimOf(row),
        severity,
        confidence: WARNING_CONFIDENCE,
        make: (fresh) => ({ severity, ...splitAdvice(fresh), confidence: WARNING_CONFIDENCE }),
      }
    })
}

function splitAdvice(says: string): Pick<GradedInsight, 'insight' | 'actionable'> {
  const sentences = splitSentences(says)
  const last = sentences.at(-1) ?? ''
  if (sentences.length < 2 || !TELLS_TO_DO.test(last)) return { insight: says, actionable: '' }
  return { insight: sentences.slice(0, -1).join(' '), actionable: last }
}

const WARNING_CONFIDENCE = 0.95
const TELLS_TO_DO =
  /^(?:Act|Answer|Ask|Call|Check|Compare|Contact|Do|Find|Get|Give|Go|Keep|Look|Make|Never|Open|Put|Read|Reply|Say|Send|Show|Speak|Stop|Take|Talk|Tell|Treat|Use|Wait|Watch|Write)\b/
