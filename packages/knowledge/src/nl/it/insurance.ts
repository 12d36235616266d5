/** The Italian words of the Netherlands: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'nl.insurance.want': {
    says: 'L’assicuratore Le dice che cosa paga, o che non paga.',
  },
  'nl.insurance.step-complain': {
    says: 'Chieda il motivo e la clausola. Poi reclami per iscritto all’assicuratore.',
  },
  'nl.insurance.right-kifid': {
    says: 'Se l’assicuratore dice no, può andare al Kifid. Per l’assicurazione sanitaria di base è SKGZ.',
  },
  'nl.insurance.option-kifid': {
    title: 'Reclamare, poi andare al Kifid',
    says: 'Prima l’assicuratore, poi l’organo gratuito per le liti.',
    cost: 'Nulla.',
    time: 'Mesi.',
    risk: 'Nessuno.',
    bestFor: 'Pensa che il no sia sbagliato.',
  },
  'nl.insurance.reality': {
    says: 'È il parere dell’assicuratore. Può opporsi e andare a un organo gratuito per le liti.',
  },
  'nl.insurance.right-three-years': {
    says: 'Può chiedere per tre anni. Un no chiaro fa ripartire i tre anni, quindi agisca presto.',
  },
  'nl.insurance.right-disclosure': {
    says: 'Se dicono che ha nascosto qualcosa, devono dirglielo entro due mesi da quando l’hanno scoperto, o perdono quel punto.',
  },
  'nl.insurance.right-late-notice': {
    says: 'Una denuncia tardiva del danno conta contro di Lei solo se ha danneggiato l’assicuratore.',
  },
  'nl.insurance.step-file': {
    says: 'Raccolga polizza, condizioni, foto e fatture. Scriva che cosa è successo e quando.',
  },
  'nl.insurance.step-three-months': {
    says: 'Dopo l’ultima risposta dell’assicuratore vada al Kifid entro tre mesi.',
  },
  'nl.insurance.option-help': {
    title: 'Avere un consiglio legale gratis',
    says: 'Lo sportello legale (Juridisch Loket) guarda la lettera con Lei.',
    cost: 'Gratis',
    time: 'Questa settimana',
    risk: 'Nessuno.',
    bestFor: 'Non capisce il motivo.',
  },
  'nl.insurance.right-register': {
    says: 'L’iscrizione nel registro frodi (EVR) richiede prove forti e deve essere proporzionata. Si opponga e poi vada al Kifid o dal giudice.',
  },
}
