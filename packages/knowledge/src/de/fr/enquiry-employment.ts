/** Questions about warnings, bullying and discrimination at work, and the first steps for workers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_WORDS: Words = {
  'de.ask-job.warning': {
    says: 'Vous n’avez pas à le signer, et ce n’est pas un refus de travail. Si vous signez, écrivez « reçu seulement ». Ne confirmez jamais que c’est vrai. Il ne met pas fin à l’emploi, mais un avertissement justifié peut préparer un congé. Mettez votre réponse au dossier, avec preuves. Demandez par écrit le retrait s’il est faux. Aucun délai court ne court.',
    dependsOn: 'si le reproche est vrai',
  },
  'de.ask-job.discrimination': {
    says: 'Vous pouvez réclamer une indemnité, mais seulement par écrit dans les deux mois. Ensuite, vous avez trois mois pour saisir l’Arbeitsgericht. Gardez les preuves et appelez l’Antidiskriminierungsstelle.',
  },
  'de.ask-job.step-date': {
    says: 'Notez le jour d’arrivée de chaque lettre. Trois semaines, c’est le délai pour le tribunal.',
  },
  'de.ask-job.step-union': {
    says: 'Demandez à votre syndicat, à un avocat ou au guichet du tribunal du travail.',
  },
  'de.ask-job.right-paper': {
    says: 'Un licenciement ne vaut que sur papier avec une signature à la main.',
  },
  'de.ask-job.guide-register': {
    says: 'Quand votre emploi va finir, inscrivez-vous comme en recherche d’emploi dans les trois jours.',
  },
  'de.ask-job.guide-no-sign': {
    says: 'Ne signez rien tout de suite. Prenez-le chez vous et faites-le vérifier.',
  },
  'de.ask-job.guide-claim-pay': {
    says: 'Réclamez vite par écrit le salaire dû. Beaucoup de contrats éteignent ce droit après trois mois.',
  },
  'de.ask-job.guide-right-reason': {
    says: 'Après six mois dans une firme de plus de dix postes, un licenciement exige une raison légale.',
  },
  'de.ask-job.guide-right-leave': {
    says: 'Vous avez au moins quatre semaines de congés payés par an.',
  },
  'de.ask-job.guide-right-sick': {
    says: 'Quand vous êtes malade, votre employeur paie jusqu’à six semaines.',
  },
  'de.ask-job.guide-option-court': {
    title: 'Tribunal du travail dans les trois semaines',
    says: 'Le guichet écrit gratuitement votre demande.',
    cost: 'Pas de frais d’avance.',
    time: 'Trois semaines dès la lettre.',
    risk: 'Au premier tribunal, vous payez votre avocat.',
    bestFor: 'Vous doutez d’un licenciement.',
  },
  'de.ask-job.guide-warn': { says: 'Parler avec le patron n’arrête pas les trois semaines.' },
  'de.ask-job.bullying': {
    says: 'L’employeur doit vous protéger. Tenez un journal : jour, paroles, témoins. Plaignez-vous par écrit à l’employeur, au Betriebsrat ou au bureau AGG, qui doivent examiner. Voyez un médecin. Ne démissionnez pas vite : douze semaines de chômage peuvent se perdre. Un syndicat ou un avocat conseille.',
  },
}
