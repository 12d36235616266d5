/** False letters and messages: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'nl.scam.want': { says: 'Dit bericht wil uw geld of codes door u op te jagen.' },
  'nl.scam.who': { says: 'Het lijkt op een oplichter die een bekende naam gebruikt.' },
  'nl.scam.real': { says: 'De politie, uw bank en het CJIB vragen nooit om uw pincode of crypto.' },
  'nl.scam.step-stop': {
    says: 'Betaal niet, klik niet en bel niet terug. Zoek zelf het echte nummer.',
  },
  'nl.scam.step-bank': { says: 'Betaald of een code gedeeld? Bel meteen uw bank.' },
  'nl.scam.step-report': { says: 'Meld het bij de Fraudehelpdesk en de politie.' },
  'nl.scam.right-ignore': { says: 'U hoeft niet te betalen voor wat u niet hebt besteld.' },
  'nl.scam.option-ignore': {
    title: 'Laten liggen en melden',
    says: 'Vraag het eerst bij de echte organisatie na.',
    cost: 'Niets.',
    time: 'Een paar minuten.',
    risk: 'Geen als u hebt nagevraagd.',
    bestFor: 'U kent de schuld niet.',
  },
}
