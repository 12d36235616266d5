/** Italian: children, safety at home, wills, social workers and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_IT: Words = {
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
  'ie.school.wants': {
    says: 'La scuola dice che Suo figlio deve stare fuori, o non ha un posto. Deve dare i motivi e dire come opporsi.',
  },
  'ie.school.right-appeal': {
    says: "Può opporsi a un'espulsione, a 20 giorni o più di sospensione in un anno, o a un posto rifiutato. Per un posto rifiutato, chieda prima un riesame al consiglio della scuola.",
  },
  'ie.school.know-absence': {
    says: 'Un bambino deve andare a scuola fino a 16 anni. Dopo 20 giorni di assenza la scuola deve dirlo a Tusla. Spieghi ogni assenza per iscritto.',
  },
  'ie.school.right-equal': {
    says: 'Una scuola non può trattare peggio un bambino per una disabilità, e deve fare cambiamenti giusti. Può andare alla Workplace Relations Commission entro sei mesi, dopo aver scritto alla scuola entro due.',
  },
  'ie.school.exclude-step': {
    says: 'Chieda per iscritto i motivi e le regole della scuola. Segni ogni data, perché i termini sono brevi.',
  },
  'ie.school.answer': {
    says: "Chieda i motivi per iscritto. Poi faccia ricorso al ministero dell'istruzione secondo la section 29. Per un posto rifiutato, chieda prima un riesame al consiglio della scuola.",
  },
}
