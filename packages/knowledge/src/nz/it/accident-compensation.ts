/** The Italian words of the rows in ../accident-compensation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_COMPENSATION_IT: Words = {
  'nz.acc.want': { says: 'L’ACC ha deciso sulla Sua lesione. Cerchi che cosa rifiuta, e perché.' },
  'nz.acc.reality': {
    says: 'Non è l’ultima parola. Molte decisioni cambiano quando un medico scrive di più.',
  },
  'nz.acc.who': { says: 'L’ACC è l’ente pubblico che paga per le lesioni da incidenti.' },
  'nz.acc.rights': { says: 'Può chiedere un riesame (review) entro tre mesi, gratis.' },
  'nz.acc.review': {
    says: 'Ha tre mesi dalla decisione per chiedere un riesame (review). Contiamo dalla sua data.',
    action: 'Chiedere un riesame, se non è d’accordo',
    consequence: 'Una richiesta tardiva vale solo per un buon motivo.',
  },
  'nz.acc.right-review': {
    says: 'Qualcuno fuori dall’ACC guarda di nuovo il caso. Può portare una persona che La aiuta, la relazione di un medico e testimoni.',
  },
  'nz.acc.right-age': {
    says: 'L’usura dovuta solo all’età non è coperta. Ma la copertura spetta se un incidente ha causato una vera lesione, anche a un’articolazione usurata. Chieda al Suo medico di scriverlo.',
  },
  'nz.acc.right-treatment': {
    says: 'Un danno da cure mediche può essere coperto, se non era una parte normale della cura.',
  },
  'nz.acc.right-stop': {
    says: 'Per fermare i Suoi pagamenti l’ACC deve avere prove sufficienti che Lei non ne ha diritto. Deve dare i motivi e avvisare in tempo.',
  },
  'nz.acc.right-hearing': {
    says: 'Se entro tre mesi dalla Sua richiesta non è fissata un’udienza, il riesame di solito è deciso a Suo favore.',
  },
  'nz.acc.right-costs': {
    says: 'Può farsi pagare una parte dei Suoi costi, per esempio una relazione, se era ragionevole chiedere il riesame.',
  },
  'nz.acc.right-appeal': {
    says: 'Se il riesame dice no, può fare appello alla District Court entro 28 giorni.',
  },
  'nz.acc.step': {
    says: 'Chieda all’ACC il Suo fascicolo completo. Chieda al Suo medico di rispondere al motivo che ha dato.',
  },
}
