/** Zaken en vonnissen in Noord-Ierland: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_NORTHERN_IRELAND_NL: Words = {
  'gb.claim.ni-want': {
    says: 'De rechtbank wil uw antwoord. Er is nog niets beslist.',
  },
  'gb.claim.ni-rights': {
    says: 'U kunt betalen, betwisten, of het erkennen en om tijd vragen. Antwoord in elk geval voor de datum op het formulier.',
  },
  'gb.claim.ni-not-yet': {
    says: 'Niemand kan nu uw loon of spullen pakken. Eerst is een vonnis (decree) nodig, en dan het Enforcement of Judgments Office.',
  },
  'gb.claim.ni-small': {
    says: 'U kunt een kleine zaak (small claim) betwisten met de Notice of Dispute. Of u erkent die op het formulier en vraagt om tijd. U hebt geen advocaat nodig.',
  },
  'gb.claim.ni-civil-bill': {
    says: 'Tegen een civil bill kunt u zich verweren. Stuur de Notice of Intention to Defend binnen de termijn naar de rechtbank en de andere kant.',
  },
  'gb.claim.ni-warn': {
    says: 'Hoort de rechtbank niets voor de datum, dan kan er zonder zitting een vonnis (decree) tegen u komen.',
  },
  'gb.claim.ni-option-dispute': {
    title: 'Betwist het op het formulier van de rechtbank',
    says: 'Zeg waar u het niet mee eens bent en waarom. Bewaar bewijs van verzending.',
    cost: 'Bij kleine zaken meestal niets, behalve als u zelf iets eist.',
    time: 'Nu een of twee uur, daarna enkele maanden tot de zitting.',
    risk: 'Als u verliest, betaalt u de eis en de kosten van de rechtbank.',
    bestFor: 'Het is niet uw schuld, of het bedrag klopt niet.',
  },
  'gb.claim.ni-option-time': {
    title: 'Erken het en vraag om tijd',
    says: 'Vul in wat u per maand kunt betalen, met een begroting.',
    cost: 'Het maandbedrag dat u biedt.',
    time: 'Een avond.',
    risk: 'U erkent de schuld en er kan een vonnis volgen.',
    bestFor: 'U bent het schuldig, maar kunt niet meteen betalen.',
  },
  'gb.lbc.ni-court': {
    says: 'Eerst moet er een zaak komen, meestal een kleine (small claim). U krijgt dan de papieren en tijd om te betwisten.',
  },
  'gb.judgment.ni-set-aside': {
    says: 'Kwam er een vonnis (decree) zonder u, dan kunt u de rechtbank vragen het te vernietigen. Zeg waarom u niet antwoordde en wat uw verweer is.',
  },
  'gb.judgment.ni-set-aside-high-court': {
    says: 'Besliste de High Court omdat niemand antwoordde, dan kan zij het vonnis vernietigen. Vraag nu juridisch advies: u moet een echt verweer hebben.',
  },
  'gb.judgment.ni-step-set-aside': {
    says: 'Hebt u de papieren nooit gekregen, bel dan vandaag de rechtbank van het vonnis. Vraag het formulier voor vernietiging en doe het meteen.',
  },
  'gb.bailiff.ni-ten-days': {
    says: 'Eerst komt er een aankondiging (notice of intent). In de tien dagen daarna kunt u betalen of een regeling maken met de schuldeiser.',
  },
}
