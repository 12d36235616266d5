/** De eis bij de rechter in Schotland: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_SCOTLAND_NL: Words = {
  'gb.claim.scotland-want': {
    says: 'De rechtbank (sheriff court) wil uw antwoord. Ze heeft nog niets beslist.',
  },
  'gb.claim.scotland-over-want': {
    says: 'De sheriff court vroeg om uw antwoord. De dag daarvoor is voorbij, dus er kan al beslist zijn.',
  },
  'gb.claim.scotland-over-rights': {
    says: 'Is er zonder u beslist? Dan kunt u de sheriff vragen de beslissing terug te draaien (recall). Dan wordt u gehoord.',
  },
  'gb.claim.scotland-over-step': {
    says: 'Bel vandaag de sheriff court met het zaaknummer. Vraag of er een beslissing is. Is die er niet, stuur dan meteen het Response Form.',
  },
  'gb.claim.scotland-over-recall': {
    says: 'Is er een beslissing? Vraag de rechtbank om het formulier voor recall. Zeg waarom u niet antwoordde en wat uw verweer is. Wees snel.',
  },
  'gb.claim.scotland-rights': {
    says: 'U kunt betalen, betwisten, of erkennen en tijd vragen om te betalen. Wat u ook kiest, antwoord vóór de laatste dag om te antwoorden.',
  },
  'gb.claim.scotland-who': {
    says: 'De eiser (claimant) zegt dat u geld schuldig bent. U bent de verweerder (respondent). De sheriff is de rechter en kiest geen kant.',
  },
  'gb.claim.scotland-not-yet': {
    says: 'Niemand kan nu voor deze eis beslag leggen op uw bankrekening of loon. Daarvoor is een beslissing van de rechter nodig, en meestal een bevel (charge) met 14 dagen om te betalen.',
  },
  'gb.claim.scotland-step-dates': {
    says: 'Zoek het tijdschema (Timetable) in de envelop. Zet de laatste dag om te antwoorden nu in uw agenda.',
  },
  'gb.claim.scotland-step-dispute': {
    says: 'Schrijf op het antwoordformulier (Response Form) met welke feiten u het eens bent, met welke niet en waarom. Noem uw papieren en getuigen.',
  },
  'gb.claim.scotland-step-old': {
    says: 'Was er vijf jaar lang geen betaling, geen schriftelijke erkenning en geen rechtszaak? Schrijf dan dat de schuld is geëindigd.',
  },
  'gb.claim.scotland-right-time-to-pay': {
    says: 'U hebt het recht tijd te vragen om te betalen. Is de eiser (claimant) het niet eens, dan beslist de rechter (sheriff).',
  },
  'gb.claim.scotland-right-response': {
    says: 'U hebt het recht gehoord te worden. Stuur het antwoordformulier (Response Form) vóór de laatste dag aan de rechtbank, en een kopie aan de eiser (claimant).',
  },
  'gb.claim.scotland-warn': {
    says: 'Hoort de rechtbank niets vóór de laatste dag? Dan kan de eiser (claimant) een beslissing zonder u vragen.',
  },
  'gb.claim.scotland-option-dispute': {
    says: 'Schrijf wat er niet klopt en stuur uw bewijs. De rechter (sheriff) kan een gesprek of zitting bepalen.',
    title: 'Betwisten op het antwoordformulier',
    cost: 'Antwoorden kost niets.',
    time: 'Nu enkele uren, enkele maanden tot een beslissing.',
    risk: 'Verliest u, dan betaalt u de eis en een deel van de kosten.',
    bestFor: 'De schuld is niet van u, het bedrag klopt niet, of hij is te oud.',
  },
  'gb.claim.scotland-option-time': {
    says: 'Vul het formulier Time to Pay in met uw budget en een aanbod.',
    title: 'Erkennen en tijd vragen om te betalen',
    cost: 'Het maandbedrag dat u aanbiedt.',
    time: 'Een avond.',
    risk: 'U erkent de schuld.',
    bestFor: 'U bent het schuldig maar kunt niet in één keer betalen.',
  },
  'gb.claim.scotland-step-settle': {
    says: 'Kunt u alles betalen vóór de laatste dag om te antwoorden? Doe het en bewaar bewijs. Dan hoort er geen beslissing tegen u te komen.',
  },
  'gb.claim.scotland-help': {
    says: 'Medewerkers van de rechtbank kunnen de formulieren uitleggen, maar u niet adviseren. Een citizens advice bureau of schuldadviseur (money adviser) kan dat wel.',
  },
  'gb.claim.scotland-option-help': {
    says: 'Een citizens advice bureau of schuldadviseur kan helpen met het formulier. Vraag ook naar het moratorium en het Debt Arrangement Scheme.',
    title: 'Gratis hulp met de formulieren vragen',
    cost: 'Niets.',
    time: 'Deze week bellen of langsgaan.',
    risk: 'Stuur het formulier op tijd, ook zonder afspraak.',
    bestFor: 'Iedereen met een formulier van de rechter.',
  },
  'gb.claim.scotland-tribunal-want': {
    says: 'Iemand vraagt het huurgerecht (tribunal) om een bevel tegen u. Het heeft nog niets beslist.',
  },
  'gb.claim.scotland-tribunal-who': {
    says: 'Het tribunal beslist over ruzies over huurwoningen. Het kiest geen partij, en u hebt geen advocaat nodig.',
  },
  'gb.claim.scotland-tribunal-reality': {
    says: 'Dit is echt en dringend. Al bij het eerste gesprek kan het tribunal beslissen, ook zonder u. Doe dus mee.',
  },
  'gb.claim.scotland-tribunal-right-heard': {
    says: 'U kunt uw kant opschrijven voor de genoemde dag en spreken op de zitting (case management discussion). Zeg wat er niet klopt aan het bedrag en welke reparaties uitbleven.',
  },
  'gb.claim.scotland-tribunal-right-time': {
    says: 'Bent u het schuldig, dan kunt u het tribunal met het formulier om tijd vragen. Het kijkt wat u kunt betalen.',
  },
  'gb.claim.scotland-tribunal-right-recall': {
    says: 'Beslist het terwijl u er niet was, dan kunt u binnen 14 dagen om herroeping (recall) vragen. Zeg waarom u er niet was en wat uw verweer is.',
  },
  'gb.claim.scotland-tribunal-step': {
    says: 'Zet de dag en het uur in uw agenda. Stuur uw papieren voor de genoemde dag naar het tribunal, en vraag Shelter Scotland om hulp.',
  },
}
