/** The French words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_WORDS: Words = {
  'it.fine.step-date': {
    says: 'Notez le jour de réception et le jour du fait. Comptez 5, 30, 60 et 90 jours.',
  },
  'it.fine.step-real': {
    says: 'Vérifiez qu’elle est vraie sur le site de la commune ou par PagoPA. Ne suivez pas les liens de SMS ou d’e-mails.',
  },
  'it.fine.step-choose': {
    says: 'Choisissez une voie : payer, préfet (Prefetto) ou juge de paix (giudice di pace). Vous ne pouvez pas en prendre deux.',
  },
  'it.fine.step-points': {
    says: 'Si elle demande qui conduisait, répondez dans les 60 jours. Sinon, vous avez une deuxième amende.',
  },
  'it.fine.step-wrong': {
    says: 'Dites ce qui est faux : pas votre voiture, vendue, mauvaise plaque, en retard, radar non approuvé.',
  },
  'it.fine.step-instalments': {
    says: 'Si vous ne pouvez pas payer, demandez à temps de payer en plusieurs fois.',
  },
}
