/** A letter on a music licence: warnings, what an adviser would notice, tactics and a belief to correct. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_INSIGHTS_FR: Words = {
  'gb.music.warn-real-claim': {
    says: 'PPL PRS va vraiment au tribunal contre certaines entreprises, et le perdant paie des frais. Ne l’ignorez pas si vous jouez de la musique.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Continuer à jouer en sachant qu’il faut une licence peut vous coûter plus, et peut être un délit. Ne dites pas « pas de musique » si ce n’est pas vrai.',
  },
  'gb.music.warn-card': {
    says: 'Certains appelants font seulement semblant de venir d’une société de musique. Ne donnez pas de carte à quelqu’un qui vous appelle. Rappelez le numéro de leur site.',
  },
  'gb.music.insight-headline': {
    says: 'Le ton est plus dur que les faits. La lettre ne montre aucune preuve de musique chez vous.',
    actionable: 'Répondez aux faits avec calme : ce que vous jouez, depuis quand, et qui l’entend.',
  },
  'gb.music.insight-surcharge': {
    says: 'La première année peut coûter plus si la musique a été jouée avant votre demande. Ce supplément est leur propre tarif : demandez donc où c’est écrit.',
    actionable:
      'Demandez la page du tarif avec ce supplément. Demandez de l’enlever si vous aviez demandé avant de jouer.',
  },
  'gb.music.insight-renewal': {
    says: 'Les licences se renouvellent souvent seules chaque année. On peut vous facturer une année où vous n’aviez pas de musique.',
    actionable:
      'Cherchez quand vous leur avez parlé de votre usage pour la dernière fois. Arrêtez par écrit, avec la date où la musique a fini.',
  },
  'gb.music.insight-both': {
    says: 'Une chanson a deux propriétaires : l’auteur et celui qui a fait l’enregistrement. TheMusicLicence couvre les deux en une facture.',
    actionable:
      'Si vous payez déjà seulement PRS ou seulement PPL depuis longtemps, demandez de vérifier un double paiement.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Mesurez la partie de votre lieu où l’on peut entendre la musique. Un vrai chiffre plus petit peut donner un prix plus petit.',
    risk: 'Les chiffres doivent être honnêtes.',
    notWhen: 'Le prix ne dépend pas de la surface.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Demandez à votre association professionnelle. Les tarifs sont souvent convenus avec elles, et certaines ont des prix spéciaux.',
    risk: 'Aucun.',
    notWhen: 'Vous ne jouez pas de musique.',
  },
  'gb.music.myth-radio': {
    says: 'Une radio, une application payée ou un CD à vous ne permet pas de jouer de la musique aux clients ou au personnel. C’est un droit à part.',
  },
  'gb.music.debt-rules': {
    says: 'Si une société de recouvrement écrit pour eux, elle n’a pas plus de pouvoir qu’eux. Elle ne peut pas prendre vos biens sans décision de justice (judgment).',
  },
}
