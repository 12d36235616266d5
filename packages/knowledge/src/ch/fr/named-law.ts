/** Vitesse et permis, dossier, taxation d’office, restitution, Serafe, électricité : les lignes de la Suisse en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'ch.road.right-file': {
    says: 'Vous pouvez consulter le dossier : la photo, le procès-verbal de mesure et le contrôle de l’appareil.',
  },
  'ch.road.speed-scale': {
    says: 'L’amende d’ordre ne vaut que pour un petit excès : jusqu’à 15 km/h en localité, 20 hors localité et 25 sur autoroute. Au-delà, c’est une affaire pénale.',
  },
  'ch.road.speed-law': {
    says: 'Une limite vaut si le panneau était visible. Des photos du lieu aident si des arbres ou un chantier le cachaient.',
  },
  'ch.road.licence-apart': {
    says: 'Le retrait du permis est une autre affaire, au canton. Écrivez avant la date pourquoi vous devez conduire.',
  },
  'ch.road.owner': {
    says: 'L’amende d’ordre va au détenteur. Si une autre personne conduisait, donnez son nom et son adresse dans les trente jours.',
  },
  'ch.ask.penal-order': {
    says: 'Formez opposition par écrit dans les dix jours après avoir reçu l’ordonnance pénale. Vous n’avez pas à la motiver. Le procureur revoit l’affaire, ou un tribunal décide.',
  },
  'ch.ask.licence': {
    says: 'Un cas léger vaut un avertissement, ou un mois après un cas antérieur. Un cas moyen vaut au moins un mois, un cas grave trois.',
    dependsOn: 'de la gravité du cas et s’il est le premier.',
  },
  'ch.tax.right-guessed': {
    says: 'Sans déclaration, l’office estime (taxation d’office). Faites réclamation dans les trente jours, envoyez la déclaration et prouvez que l’estimation est très fausse.',
  },
  'ch.tax.interest': {
    says: 'Un intérêt court sur l’impôt payé tard, même pendant la réclamation. Payer sous réserve l’arrête.',
  },
  'ch.benefit.right-time': {
    says: 'L’office doit réclamer dans les trois ans après l’avoir su, et au plus cinq ans après le paiement. Seule une infraction pénale allonge ce délai.',
  },
  'ch.serafe.right': {
    says: 'Chaque ménage doit cette redevance une fois, avec ou sans télévision. Avec des prestations complémentaires, vous pouvez en être libéré.',
  },
  'ch.power.right-tariff': {
    says: 'Les prix de l’électricité des ménages doivent être justes et publiés. En cas de doute, demandez à l’entreprise, puis à l’ElCom.',
  },
  'ch.road.grades': {
    says: 'Une violation simple d’une règle de la route n’entraîne qu’une amende. Une violation grave est un délit inscrit au casier. Regardez laquelle est retenue, et faites opposition si c’est excessif.',
  },
}
