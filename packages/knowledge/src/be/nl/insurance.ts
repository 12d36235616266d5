/** Beslissingen van verzekeraars en de houder van de auto: de rijen van België in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'be.fine.right-owner': {
    says: 'De wet ziet de eigenaar van de auto als bestuurder. U kunt aantonen dat u het niet was. Zeg wie er reed.',
  },
  'be.insurance.want': {
    says: 'De verzekeraar zegt wat hij betaalt, of dat hij niet betaalt.',
  },
  'be.insurance.reality': {
    says: 'Dit is de mening van de verzekeraar. U kunt vragen waarom, en naar een gratis ombudsman gaan.',
  },
  'be.insurance.right-three-years': {
    says: 'U hebt drie jaar om iets van de verzekeraar te eisen. Schrijf lang daarvoor.',
  },
  'be.insurance.right-clock-stops': {
    says: 'Hebt u de schade op tijd gemeld? Dan stopt de klok tot de verzekeraar u zijn beslissing schrijft.',
  },
  'be.insurance.right-forgot': {
    says: 'Bent u iets vergeten te zeggen zonder opzet? Dan mag hij meestal alleen minder betalen.',
  },
  'be.insurance.right-late-notice': {
    says: 'Een late melding telt alleen tegen u als de verzekeraar er schade door had.',
  },
  'be.insurance.right-grave-fault': {
    says: 'Spreekt hij van een zware fout? Dan moet het contract precies dat geval noemen.',
  },
  'be.insurance.step-term': {
    says: 'Vraag schriftelijk welk artikel van de polis hij bedoelt, en vraag een kopie.',
  },
  'be.insurance.step-file': {
    says: 'Verzamel de polis, foto’s, rekeningen en brieven. Noteer bij elk de dag.',
  },
  'be.insurance.step-complain': {
    says: 'Klaag eerst bij de verzekeraar. Blijft het nee, ga dan naar de Ombudsman van de Verzekeringen.',
  },
  'be.insurance.option-answer': {
    says: 'Schrijf waarom zijn reden niet klopt, met bewijs.',
    title: 'De verzekeraar antwoorden',
    cost: 'Een postzegel.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'De reden klopt niet.',
  },
  'be.insurance.option-ombudsman': {
    says: 'De Ombudsman van de Verzekeringen bekijkt uw zaak gratis.',
    title: 'Naar de ombudsman',
    cost: 'Gratis.',
    time: 'Enkele maanden.',
    risk: 'Let op de drie jaar.',
    bestFor: 'De verzekeraar blijft nee zeggen.',
  },
}
