/** Whose money it is in English papers: a firm's refund to the reader, and a benefit that an office paid and wants back. */
import type { Letter } from './letter.ts'

/** True where a firm pays back and asks for nothing. */
export function isPaidBackInEnglish({ language, lines, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 8000)
  const isTitled = lines
    .slice(0, 16)
    .some((line) => line.text.length <= 60 && REFUND.test(line.text))
  return (isTitled || IN_CREDIT.test(text)) && SENT.test(text) && !STILL_ASKED.test(text)
}

/** Money that comes by itself, in a letter that names no address on the web and asks for no detail: nothing is promised for a click. */
export function isMoneyOnItsWay(letter: Letter): boolean {
  return isPaidBackInEnglish(letter) && !LURES.test(letter.working.text.slice(0, 8000))
}

const LURES =
  /https?:|www\.|\b[a-z0-9-]{2,40}\.[a-z]{2,8}\/|\b(?:verify|confirm|update|provide|enter|submit|complete|claim (?:it|your|now)|reply|text|call|log ?in|sign in|attached|fee|card number)\b/i

const REFUND =
  /\b(?:refunds?|rebates?|patronage|dividend|capital credits?|credit (?:balance|notice)|goodwill (?:payment|gesture)|compensation payment|guaranteed (?:standards?|service) payment|overcharge)\b/i
const IN_CREDIT =
  /\b(?:account|balance) (?:is|was) (?:[£$€][\d.,]+ )?in credit\b|\bin credit on your\b/i
/** The money is under way, and nobody must ask for it. */
const SENT =
  /\b(?:che(?:que|ck)|refund|payment|dividend|credit) (?:for [£$€][\d.,]+ )?(?:is|has been) (?:enclosed|attached|sent|posted|paid|issued|made|applied)\b|\b(?:we|the (?:co-?op(?:erative)?|company)) (?:have|has|will|are)(?: now)? (?:paid|pay|refund(?:ed)?|credit(?:ed)?|sen[dt]|transfer(?:red)?|return(?:ed)?|refunding|crediting)\b|\bwill be (?:paid|credited|refunded|returned) (?:in)?to (?:your|the) (?:bank|account|card)\b|\b(?:payment|che(?:que|ck)|refund) will (?:(?:shortly|soon|now) )?be (?:made|sent|issued|posted|paid)(?: shortly| soon| automatically)?(?= (?:to (?:you|your)|by|on|in|within)\b|[.:,;\n])|\benclos(?:ed|ing) (?:is )?(?:a|your) (?:che(?:que|ck)|refund)\b/i
const STILL_ASKED =
  /\byou (?:still |now )?owe\b|\b(?:overdue|unpaid|arrears|past due|amount due|balance due|total due|final notice)\b|\bplease pay\b|\b(?:must|need to|have to) (?:pay|repay|return)\b|\bpay (?:it |this |us |them )?back\b|\bby mistake\b|\b(?:click|link)\b/i

/** A benefit that the tax office paid, or collects for the office that did: what is wanted back is no tax. */
export function isBenefitOfTaxOffice({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 8000)
  const head = text.slice(0, 400)
  const isBenefit = BENEFIT_OFFICE.test(head) || (TAX_OFFICE.test(head) && BENEFIT.test(text))
  return isBenefit && WANTED_BACK.test(text)
}

/** The tax office only collects for these. */
const BENEFIT_OFFICE =
  /\b(?:service canada|employment insurance commission|services australia|centrelink|work and income|ministry of social development|department of social protection|intreo|department for work and pensions)\b/i

const TAX_OFFICE =
  /\b(?:canada revenue agency|cra|revenu québec|hm revenue|hmrc|inland revenue|australian taxation office|ato|revenue commissioners|internal revenue service)\b/i
const BENEFIT =
  /\b(?:emergency response benefit|cerb|emergency student benefit|cesb|(?:canada )?recovery (?:sickness |caregiving )?benefit|crb|crsb|crcb|(?:gst|hst|carbon)(?:\/hst)? (?:credit|rebate) payments?|canada (?:child|workers|dental|disability) benefit|child benefit|guardian['’]?s allowance|tax credits? (?:award|overpayment)|(?:working|child) tax credit overpayment|working for families|best start|jobkeeper|family tax benefit|pandemic unemployment payment|(?:temporary|employment) wage subsidy|resurgence support|covid-19 support payment|small business cash ?flow|self-employment income support|cost of living payment|wage subsidy)\b/i
const WANTED_BACK =
  /\b(?:overpa(?:id|yment)|paid too much|(?:not|n't) (?:eligible|entitled)|were ineligible|redetermination)\b[^]{0,900}\b(?:re-?pay|re-?paid|repayment|(?:balance|amount|debt) (?:owing|owed|due)|pay (?:it |this |the [^.\n]{3,30} )?back|owe|recover(?:ed)?)\b|\b(?:re-?pay|pay back)\b[^]{0,400}\b(?:not|n't) (?:eligible|entitled)\b/i
