/** Questions about a higher rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ca.ask.rent-up': {
    says: 'La plupart des provinces exigent un avis écrit, souvent de trois mois, et une hausse par an. Certaines ont un plafond.',
    dependsOn: 'votre province',
  },
  'ca.ask.rent-up-qc': {
    says: 'Vous n’êtes pas obligé d’accepter. Refusez par écrit dans le mois et vous gardez votre logement. Le propriétaire doit alors aller au tribunal.',
  },
  'ca.ask.rent-up-on': {
    says: 'En Ontario, le loyer peut monter une fois en 12 mois, avec 90 jours d’avis écrit. Pour la plupart des logements, il y a un plafond annuel, jamais au-dessus de 2,5 %. Un logement habité pour la première fois après le 15 novembre 2018 n’a pas de plafond.',
    dependsOn: 'quand votre logement a été habité pour la première fois',
  },
  'ca.ask.rent-up-bc': {
    says: 'En Colombie-Britannique, le loyer peut monter une fois en 12 mois. Il faut trois mois entiers d’avis sur le bon formulaire. Le loyer ne peut pas dépasser le plafond annuel.',
    dependsOn: 'le plafond de cette année-là',
  },
  'ca.ask.rent-up-ab': {
    says: 'En Alberta, il n’y a pas de plafond. Le loyer peut monter une fois en 365 jours, avec trois mois d’avis écrit pour un bail au mois. Un bail à durée fixe vous protège jusqu’à sa fin.',
    dependsOn: 'votre genre de bail',
  },
  'ca.ask.rent-up-ns': {
    says: 'En Nouvelle-Écosse, le loyer peut augmenter de 5 % par an au plus jusqu’à fin 2027, une fois en 12 mois, avec quatre mois d’avis écrit. Demandez à Residential Tenancies d’arrêter une hausse plus forte.',
  },
}
