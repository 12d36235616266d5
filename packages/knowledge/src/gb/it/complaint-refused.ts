/** The last answer of a firm to a complaint: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_IT: Words = {
  'gb.refused.reality': {
    says: 'È l’ultima parola della ditta, non del Suo caso. Un garante (ombudsman) lo riesamina ed è neutrale.',
  },
  'gb.refused.deadline-fos': {
    says: 'Ha sei mesi dalla data della risposta finale.',
    action: 'Inviare il reclamo al Financial Ombudsman Service',
    consequence: 'Dopo, solo se la ditta accetta o per un impedimento eccezionale.',
  },
  'gb.refused.right-free': {
    says: 'Il Financial Ombudsman Service per Lei è gratis. Non servono avvocati né società di reclami.',
  },
  'gb.refused.right-fair': {
    says: 'Decide che cosa è giusto e ragionevole, non solo secondo le clausole. Può dire sì dove la ditta ha detto no.',
  },
  'gb.refused.right-binding': {
    says: 'Se accetta la decisione finale, la ditta deve rispettarla. Altrimenti può ancora andare in tribunale.',
  },
  'gb.refused.right-app': {
    says: 'Per i bonifici nel Regno Unito dal 7 ottobre 2024 le banche devono di solito rimborsare le vittime, fino a £85,000. Aver pagato di persona non basta per negarlo.',
  },
  'gb.refused.right-app-refusal': {
    says: 'La banca deve provare una grave imprudenza, come ignorare un suo avviso chiaro. Se era vulnerabile e per questo ci è cascato, non conta.',
  },
  'gb.refused.right-not-authorised': {
    says: 'Un pagamento che non ha fatto né accettato va di solito rimborsato entro la fine del giorno lavorativo successivo.',
  },
  'gb.refused.know-app': {
    says: 'La banca può trattenere fino a £100, ma non a una persona vulnerabile. La richiesta va fatta entro 13 mesi dall’ultimo pagamento.',
  },
  'gb.refused.step-gather': {
    says: 'Metta insieme questa risposta, il reclamo e le prove: fatture, messaggi, date delle telefonate.',
  },
  'gb.refused.step-write': {
    says: 'Scriva in poche righe che cosa è successo, che cosa è sbagliato nella risposta e che cosa vuole.',
  },
  'gb.refused.step-fos': {
    says: 'Usi il modulo online del Financial Ombudsman Service o chiami lo 0800 023 4567. Aiutano a compilarlo.',
  },
  'gb.refused.option-fos': {
    says: 'Prima un incaricato guarda le due parti. Se qualcuno non è d’accordo, decide un ombudsman.',
    title: 'Andare dal Financial Ombudsman Service',
    cost: 'Niente.',
    time: 'Spesso alcuni mesi.',
    risk: 'Nessuno. Può andare in tribunale finché non accetta una decisione finale.',
    bestFor: 'La risposta Le sembra ingiusta.',
  },
  'gb.refused.option-again': {
    says: 'Solo se ha fatti nuovi: li invii e chieda risposta entro un giorno.',
    title: 'Chiedere un nuovo esame',
    cost: 'Niente.',
    time: 'Una o due settimane.',
    risk: 'Il termine per il garante continua.',
    bestFor: 'Ha prove nuove.',
  },
  'gb.refused.option-court': {
    says: 'Una somma piccola va alla procedura semplice (small claims). Prima invii una lettera di richiesta.',
    title: 'Andare invece in tribunale',
    cost: 'Una tassa. Con un reddito basso può chiedere aiuto.',
    time: 'Molti mesi.',
    risk: 'Se perde, perde la tassa.',
    bestFor: 'Nessun garante aiuta, o non accetta la decisione.',
  },
}
