/** The Dutch words of the rows in ../health-plan-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLAN_APPEALS_NL: Words = {
  'us.insurance.rights-health': {
    says: 'U kunt uw dossier gratis zien, binnen het plan in beroep gaan, en daarna artsen van buiten laten beslissen.',
  },
  'us.insurance.asked-health': {
    says: 'U hebt 180 dagen om binnen een zorgplan in beroep te gaan, en kunt uw dossier gratis zien. Na het laatste nee kunnen artsen van buiten beslissen.',
  },
  'us.insurance.deadline-appeal': {
    says: 'U hebt 180 dagen nadat u de beslissing kreeg om binnen het zorgplan in beroep te gaan.',
    action: 'Uw interne beroep naar het zorgplan sturen',
    consequence: 'U kunt het recht op beroep en op een rechtszaak verliezen.',
  },
  'us.insurance.deadline-external': {
    says: 'Na het laatste nee van het plan hebt u vier maanden om een beoordeling van buiten te vragen (external review). Het plan moet de uitkomst volgen.',
    action: 'Om een beoordeling door onafhankelijke artsen vragen (external review)',
    consequence: 'De beslissing van het plan blijft, behalve als u naar de rechter gaat.',
  },
  'us.insurance.right-file': {
    says: 'U hebt recht op de reden, de regel die zij gebruikten, en een gratis kopie van uw hele dossier.',
  },
  'us.insurance.right-fresh': {
    says: 'Een andere persoon moet over uw beroep beslissen. Bij medische vragen moet een passende arts worden gevraagd.',
  },
  'us.insurance.right-external': {
    says: 'Bij de meeste medische beslissingen kunt u na het laatste nee van het plan onafhankelijke artsen laten kijken.',
  },
  'us.insurance.right-urgent': {
    says: 'Als wachten slecht is voor uw gezondheid, vraag dan om een snel beroep. Zij moeten binnen 72 uur antwoorden.',
  },
  'us.insurance.right-surprise': {
    says: 'Bij spoed betaalt u niet meer dan binnen uw netwerk. Dat geldt ook voor de meeste artsen in zo’n ziekenhuis die u niet koos.',
  },
  'us.insurance.option-external': {
    says: 'Onafhankelijke artsen kijken naar de zaak. Zeggen zij ja, dan moet het plan betalen.',
    title: 'Om een beoordeling van buiten vragen (external review)',
    cost: 'Gratis, of hoogstens $25',
    time: 'Vier maanden om erom te vragen, in sommige staten langer',
    risk: 'Geen. U kunt meestal nog naar de rechter.',
    bestFor: 'Het plan zei weer nee om medische redenen.',
  },
}
