/** Conseils pour les questions sur le logement : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_GUIDANCE_FR: Words = {
  'gb.ask-housing.step-stay': {
    says: 'Ne déménagez pas et ne rendez pas encore les clés. Prenez d’abord conseil sur le congé (notice), car beaucoup ne sont pas valables.',
  },
  'gb.ask-housing.step-writing': {
    says: 'Écrivez à votre propriétaire ou à son agence. Dites ce qui ne va pas, ce que vous voulez et pour quand.',
  },
  'gb.ask-housing.step-proof': {
    says: 'Réunissez vos preuves. Gardez contrat, photos, messages, relevés de loyer et papiers du dépôt.',
  },
  'gb.ask-housing.step-rent': {
    says: 'Continuez à payer le loyer comme d’habitude. Un retard donne au propriétaire un motif de finir la location.',
  },
  'gb.ask-housing.step-shelter': {
    says: 'Prenez un conseil gratuit auprès de Shelter au 0808 800 4444, ou de Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-scotland': {
    says: 'Prenez un conseil gratuit auprès de Shelter Scotland au 0808 800 4444, ou de Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-cymru': {
    says: 'Prenez un conseil gratuit auprès de Shelter Cymru au 08000 495 495, ou de Citizens Advice.',
  },
  'gb.ask-housing.step-housing-rights': {
    says: 'Prenez un conseil gratuit auprès de Housing Rights au 028 9024 5640.',
  },
  'gb.ask-housing.right-court': {
    says: 'Vous avez le droit de rester tant qu’un tribunal n’ordonne pas votre départ, sauf si vous partagez le logement avec votre propriétaire.',
  },
  'gb.ask-housing.right-quiet': {
    says: 'Vous avez le droit de vivre en paix chez vous. Les menaces et le harcèlement d’un propriétaire sont des délits.',
  },
  'gb.ask-housing.right-repair': {
    says: 'Vous avez droit à un logement sûr, habitable et en bon état.',
  },
  'gb.ask-housing.fact-rights': {
    says: 'Un propriétaire ne peut pas vous mettre dehors seul. Il lui faut le bon congé (notice), puis un tribunal.',
  },
  'gb.ask-housing.fact-reality': {
    says: 'Les règles de la location privée en Angleterre ont changé le 1er mai 2026. D’anciens conseils, et certains contrats, sont maintenant faux.',
  },
  'gb.ask-housing.fact-cannot': {
    says: 'Personne ne peut vous faire partir aujourd’hui à cause d’un congé (notice). Des huissiers du tribunal (bailiffs) viennent seulement après un ordre.',
  },
  'gb.ask-housing.option-write': {
    says: 'Écrivez d’abord au propriétaire. La mairie (council) peut contrôler et ordonner des travaux.',
    title: 'Écrire, puis demander à la mairie (council)',
    cost: 'Gratuit',
    time: 'Donnez-leur environ 14 jours',
    risk: 'Continuez à payer le loyer pendant l’attente.',
    bestFor: 'Réparations, humidité, entrée ou frais.',
  },
  'gb.ask-housing.option-scheme': {
    says: 'Le fonds regarde les preuves des deux côtés et décide.',
    title: 'Utiliser le service de litiges du dépôt',
    cost: 'Gratuit',
    time: 'Commencez dans les 3 mois après le départ',
    risk: 'La décision est en général finale.',
    bestFor: 'Un dépôt (deposit) placé dans un fonds (scheme).',
  },
  'gb.ask-housing.option-help': {
    says: 'Un conseiller peut vérifier le congé (notice) et vos droits.',
    title: 'Prendre un conseil gratuit sur le logement',
    cost: 'Gratuit',
    time: 'Un appel, souvent le jour même',
    risk: 'Les dates d’un congé ou d’un papier du tribunal courent quand même.',
    bestFor: 'Un congé, des papiers du tribunal, ou des menaces.',
  },
  'gb.ask-housing.option-tribunal': {
    says: 'Réunissez des annonces de logements semblables tout près et faites la demande à temps.',
    title: 'Demander au tribunal de fixer le loyer',
    cost: 'Vérifiez s’il y a des frais',
    time: 'Avant le début du nouveau loyer',
    risk: 'Il ne peut pas fixer plus que demandé par votre propriétaire.',
    bestFor: 'Le nouveau loyer dépasse ceux d’à côté.',
  },
  'gb.ask-housing.warning-court': {
    says: 'Si des papiers du tribunal ou une date d’huissiers (bailiffs) sont arrivés, prenez une aide aujourd’hui. Vous avez peut-être droit à l’aide juridictionnelle (legal aid) et à être entendu.',
  },
  'gb.ask-housing.change-section-21': {
    says: 'L’expulsion sans motif des locataires privés en Angleterre a pris fin le 1er mai 2026.',
    was: 'Les propriétaires pouvaient finir la plupart des locations privées avec un congé « section 21 » et sans motif.',
    is: 'La « section 21 » n’existe plus. Un propriétaire a besoin d’un motif légal, d’un congé et d’un ordre du tribunal.',
  },
  'gb.ask-housing.change-rent': {
    says: 'Les clauses de loyer des contrats privés en Angleterre ne valent plus.',
    was: 'Beaucoup de contrats laissaient monter le loyer par une clause.',
    is: 'Le loyer peut monter seulement une fois par an, avec le formulaire 4A (Form 4A) et deux mois de préavis.',
  },
  'gb.ask-housing.myth-two-months': {
    says: 'Un congé (notice) ne finit pas votre droit de vivre là. Vous pouvez rester jusqu’à un ordre contraire du tribunal.',
  },
  'gb.ask-housing.myth-repairs': {
    says: 'Il n’y a pas de droit d’arrêter le loyer jusqu’aux réparations. Cela met votre logement en danger.',
  },
}
