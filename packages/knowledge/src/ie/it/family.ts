/** Children, maintenance, safety and decisions for others: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_IT: Words = {
  'ie.family.right-access': {
    says: 'Può chiedere al District Court visite, affidamento o tutela. Il bene del bambino viene prima.',
  },
  'ie.family.right-maintenance': {
    says: 'Può chiedere al District Court il mantenimento per un figlio, sposati o no. Può essere preso dalla paga.',
  },
  'ie.family.right-safe': {
    says: 'Il District Court può ordinare a una persona violenta di stare lontana o lasciare la casa. Può agire lo stesso giorno. In pericolo chiami il 999 o il 112.',
  },
  'ie.family.right-share': {
    says: "Un coniuge o partner civile ha una quota di legge, qualunque cosa dica il testamento. Un figlio può andare dal giudice entro sei mesi dall'atto di successione.",
  },
  'ie.family.right-consent': {
    says: 'Tusla deve esaminare un rischio per un bambino. Non può prenderlo senza il Suo consenso, un giudice, o i Gardaí in emergenza.',
  },
  'ie.family.know-decide': {
    says: 'Una procura (enduring power) va fatta finché la persona la capisce. Se è tardi, il Circuit Court può nominare un aiuto.',
  },
  'ie.family.answer-access': {
    says: 'Provi prima la mediazione familiare gratuita. Se non riesce, chieda le visite al District Court. Il bene del bambino viene prima.',
  },
}
