/** The Italian words of the rows in ../tax-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEADLINES_IT: Words = {
  'us.tax.deadline-deficiency': {
    says: 'Dopo un avviso di tassa mancante (notice of deficiency) ha 90 giorni per andare alla Tax Court. L’IRS non può allungare questo tempo.',
    action: 'Depositare un ricorso (petition) alla United States Tax Court se non è d’accordo',
    consequence:
      'L’IRS aggiunge la tassa e quasi sempre deve pagare prima che un tribunale possa guardarla.',
  },
  'us.tax.deadline-hearing': {
    says: 'Ha 30 giorni per chiedere un’udienza (Collection Due Process). Finché dura, l’IRS non può fare prelievi forzati (levy).',
    action: 'Mandare il Form 12153 per chiedere un’udienza',
    consequence:
      'L’IRS può prendere stipendio, soldi in banca o beni. Perde anche la via alla Tax Court.',
  },
  'us.tax.deadline-proposed': {
    says: 'Un CP2000 non è un conto da pagare. Propone un cambiamento. Quasi sempre ha 30 giorni per rispondere, e può chiederne di più.',
    action: 'Rispondere al cambiamento proposto: essere d’accordo, o dire perché no con prove',
    consequence: 'L’IRS manda un avviso di tassa mancante (notice of deficiency) e poi un conto.',
  },
  'us.tax.deadline-cp504': {
    says: 'Dopo un CP504 ha 30 giorni per pagare o fare un piano. È serio, ma deve ancora arrivare un avviso finale.',
    action: 'Pagare, fare un piano o chiamare l’IRS',
    consequence:
      'L’IRS può prendere il rimborso delle tasse dello Stato e passare a un avviso finale.',
  },
  'us.tax.deadline-cp14': {
    says: 'Un CP14 è il primo conto. Se paga o fa un piano entro 21 giorni evita altri interessi e penali.',
    action: 'Pagare, fare un piano o dire perché il conto è sbagliato',
    consequence: 'Si aggiungono altri interessi e penali.',
  },
}
