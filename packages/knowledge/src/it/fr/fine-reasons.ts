/** The French words of the rows in ../fine-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_WORDS: Words = {
  'it.fine.parking': {
    says: 'Une amende de stationnement doit nommer la rue, l’heure et le panneau. Si la voiture a été enlevée, ces frais vous sont rendus quand l’amende tombe.',
  },
  'it.fine.restricted-zone': {
    says: 'Pour une zone limitée (ZTL), vérifiez les heures du panneau, votre permis d’accès et le jour. La caméra d’accès doit être autorisée par le ministère.',
  },
  'it.fine.red-light': {
    says: 'Passer au rouge enlève six points. La deuxième fois en deux ans, le permis est suspendu un à trois mois.',
  },
  'it.fine.speed': {
    says: 'Cinq pour cent, et au moins 5 km/h, doivent être ôtés de la vitesse mesurée. La somme et les points dépendent du dépassement.',
  },
  'it.fine.deadline-order': {
    says: 'Contre un ordre du préfet (ordinanza-ingiunzione), vous avez 30 jours à partir de la remise. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer, ou contester devant le juge de paix',
    consequence: 'L’ordre devient définitif et la somme est recouvrée.',
  },
  'it.fine.late-extra': {
    says: 'Sur une amende impayée, on ajoute 10 % tous les six mois. Demandez comment l’administration a calculé la somme.',
  },
}
