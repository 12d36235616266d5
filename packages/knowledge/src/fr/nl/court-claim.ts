/** Claims before a court: the summons, the hearing and help. An order to pay is apart: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'fr.claim.want-summons': {
    says: 'Iemand vraagt een rechter tegen u te beslissen. Het stuk roept u op voor een zitting.',
  },
  'fr.claim.who': {
    says: 'Dit is een zaak van de rechter. Een gerechtsdeurwaarder (commissaire de justice) brengt zulke stukken, maar beslist niet.',
  },
  'fr.claim.reality-summons': {
    says: 'Nog is niets beslist. Uw kant telt, als u komt of iemand voor u spreekt.',
  },
  'fr.claim.not-yet-summons': {
    says: 'Voor het vonnis kan er niets verkocht of van uw loon genomen worden. Met verlof van een rechter, of bij onbetaalde huur, kunnen ze een rekening of spullen blokkeren.',
  },
  'fr.claim.rights-summary': {
    says: 'U mag in verzet, bewijs brengen, tijd vragen om te betalen en gratis rechtshulp (aide juridictionnelle) krijgen.',
  },
  'fr.claim.know-time': {
    says: 'Een rechter kan een schuld over hoogstens twee jaar verdelen en de rente verlagen. Vraag het, met bewijs van uw budget.',
    learnMore: 'Neem loonstroken, brieven over uitkeringen, huur en rekeningen mee.',
  },
  'fr.claim.right-papers': { says: 'U hebt het recht het bewijs achter de eis te zien.' },
  'fr.claim.right-heard': {
    says: 'U hebt het recht gehoord te worden, al het bewijs op tijd te zien en een nieuwe datum te vragen om u voor te bereiden.',
  },
  'fr.claim.right-lawyer': {
    says: 'In kleine zaken (tot €10.000) en huurzaken hebt u geen advocaat nodig. U mag alleen komen, of met uw partner of een naast familielid.',
  },
  'fr.claim.right-aid': {
    says: 'Met een laag inkomen betaalt de staat uw advocaat en de kosten (aide juridictionnelle).',
  },
  'fr.claim.right-time': {
    says: 'U hebt het recht de rechter te vragen om hoogstens twee jaar om te betalen.',
  },
  'fr.claim.option-hearing': {
    title: 'Naar de zitting gaan en spreken',
    says: 'Neem uw bewijs mee en zeg uw kant in gewone woorden.',
    cost: 'Zonder advocaat niets.',
    time: 'Een halve dag.',
    risk: 'Blijft u weg, dan beslist de rechter zonder u.',
    bestFor: 'Iedereen met een zittingsdatum.',
  },
  'fr.claim.option-time': {
    title: 'Tijd vragen om te betalen',
    says: 'Vraag de rechter of de andere kant om een maandbedrag over hoogstens twee jaar.',
    cost: 'Wat u kunt missen.',
    time: 'De zitting, of een brief.',
    risk: 'Een gemiste betaling kan het plan beëindigen.',
    bestFor: 'U bent het schuldig maar kunt niet meteen betalen.',
  },
  'fr.claim.option-help': {
    title: 'Een advocaat krijgen die de staat betaalt',
    says: 'Vraag rechtsbijstand bij de rechtbank of op justice.fr.',
    cost: 'Niets of een deel, naar inkomen.',
    time: 'Vraag het nu: het antwoord duurt weken.',
    risk: 'Geen.',
    bestFor: 'Uw inkomen is laag of de zaak is moeilijk.',
  },
  'fr.claim.option-pay': {
    title: 'Betalen wat klopt',
    says: 'Klopt alles, betaal dan de schuldeiser of de deurwaarder en bewaar bewijs.',
    cost: 'De schuld, de rente en de kosten van het stuk.',
    time: 'Een dag.',
    risk: 'Geen als u bewijs bewaart.',
    bestFor: 'U bent het schuldig en hebt het geld.',
  },
  'fr.claim.warn-do-not-ignore': {
    says: 'Laat dit stuk niet liggen. Na de datum is het heel moeilijk om de uitkomst te veranderen.',
  },
  'fr.claim.insight-old': {
    says: 'Bij een consumentenkrediet moet de kredietgever binnen twee jaar na de eerste gemiste betaling naar de rechter. Later is te laat.',
    actionable: 'Zoek de eerste gemiste betaling en vergelijk de data.',
  },
  'fr.claim.deadline-counsel': {
    says: 'In deze zaak hebt u een advocaat nodig. U hebt 15 dagen vanaf de dagvaarding om er een aan te wijzen (constituer avocat).',
    action: 'Een advocaat voor u laten optreden (constituer avocat)',
    consequence: 'Zonder advocaat kan de rechter beslissen zonder u te horen.',
  },
  'fr.claim.warn-counsel': {
    says: 'Het stuk zegt dat een advocaat nodig is. Vraag meteen rechtshulp (aide juridictionnelle) aan: op tijd vragen beschermt u.',
  },
  'fr.claim.right-costs': {
    says: 'Wie verliest, betaalt meestal de kosten en een som voor de advocaat van de ander. De rechter kan die som verlagen of schrappen naar uw middelen.',
  },
}
