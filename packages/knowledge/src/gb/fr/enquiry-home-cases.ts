/** Questions sur le logement, cas particuliers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_CASES_FR: Words = {
  'gb.ask-housing.deposit-no-scheme': {
    says: 'Oui. S’il n’a jamais été protégé, vous pouvez le redemander au tribunal, plus une à trois fois sa valeur. Vous avez six ans, même après votre départ. Vous ne payez pas l’usure normale (fair wear and tear).',
  },
  'gb.ask-housing.rent-rise-no-form': {
    says: 'Non. Un propriétaire privé doit utiliser le formulaire 4A (Form 4A), donner deux mois, et attendre 52 semaines après la dernière hausse. Continuez à payer l’ancien loyer. Dire non n’est pas un motif légal d’expulsion.',
  },
  'gb.ask-housing.deposit-cap': {
    says: 'En Angleterre, le maximum est de cinq semaines de loyer. C’est six semaines si le loyer est de £50,000 par an ou plus. Vous pouvez redemander tout ce qui dépasse.',
  },
  'gb.ask-housing.section-21-dated': {
    says: 'Non, vous n’avez pas à partir ce jour-là. Seul un tribunal peut l’ordonner. Un congé « section 21 » d’avant le 1er mai 2026 compte seulement si le tribunal a été saisi jusqu’au 31 juillet 2026. Changer vos serrures est un délit.',
  },
  'gb.ask-housing.section-21-now': {
    says: 'Non. La « section 21 » a pris fin pour les locataires privés en Angleterre le 1er mai 2026. Un congé (notice) donné après le 30 avril 2026 n’a aucun effet. Un plus ancien compte seulement si le tribunal a été saisi au plus tard le 31 juillet 2026.',
  },
  'gb.ask-housing.cleaning-charge': {
    says: 'Ils peuvent prendre sur le dépôt seulement ce qu’il faut pour revenir à cet état. Ils ne peuvent pas vous faire payer un nettoyage professionnel. Demandez une preuve, et utilisez le fonds de dépôt (deposit scheme).',
    dependsOn: 'la propreté du logement à votre arrivée',
  },
  'gb.ask-housing.scotland-factor': {
    says: 'Écrivez au gérant (factor). Demandez les devis, le vote, et la règle de vos titres (title deeds) qui lui permet d’agir. Sauf règle contraire des titres, la plupart des réparations exigent une majorité de propriétaires. S’il répond mal, faites une réclamation, puis allez au First-tier Tribunal.',
  },
  'gb.ask-housing.section-21-wales': {
    says: 'Non. La « section 21 » n’est plus la loi au pays de Galles depuis le 1er décembre 2022. Pour la plupart des contrats, un congé sans faute doit donner six mois, sur un formulaire gallois. Ensuite, seul un tribunal peut vous faire partir.',
  },
}
