/** First steps, rights and ways out for questions about work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_WORDS: Words = {
  'it.guide.step-work-dates': {
    says: 'Segni il giorno in cui ha ricevuto la lettera. Ha 60 giorni per impugnare, cinque per rispondere a una contestazione.',
  },
  'it.guide.step-work-sign': { says: 'Firmi solo "per ricevuta" con la data. Non firmi rinunce.' },
  'it.guide.step-work-papers': { says: 'Raccolga contratto, buste paga, messaggi e testimoni.' },
  'it.guide.step-work-union': {
    says: 'Parli questa settimana con sindacato, patronato o avvocato.',
  },
  'it.guide.right-work-letter': { says: 'Il licenziamento deve essere scritto con i motivi.' },
  'it.guide.right-work-naspi': {
    says: 'Può chiedere la NASpI dopo ogni licenziamento, entro 68 giorni.',
  },
  'it.guide.right-work-tfr': {
    says: 'Le spettano TFR e ferie non godute, qualunque sia il motivo.',
  },
  'it.guide.work-resign': { says: 'Nessuno può farLa dimettere su carta: vale solo online.' },
  'it.guide.option-work-claim': {
    title: 'Impugnare per iscritto',
    says: 'Basta una breve raccomandata o PEC.',
    cost: 'Una raccomandata.',
    time: '60 giorni.',
    risk: 'Deve agire ancora entro 180 giorni.',
    bestFor: "Non è d'accordo.",
  },
  'it.guide.option-work-talk': {
    title: 'Accordo in sede protetta',
    says: "Un accordo in sindacato o all'Ispettorato è sicuro.",
    cost: 'Nulla o poco.',
    time: 'Alcune settimane.',
    risk: 'È definitivo.',
    bestFor: 'Vuole una somma o ripartire.',
  },
  'it.guide.option-work-help': {
    title: 'Chiedere aiuto',
    says: 'Un sindacato o un avvocato gratis controlla.',
    cost: 'Nulla o poco.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
}
