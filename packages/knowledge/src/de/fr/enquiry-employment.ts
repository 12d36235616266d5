/** Questions about work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_WORDS: Words = {
  'de.ask-job.dismissed': {
    says: 'Vous avez trois semaines dès l’arrivée de la lettre pour aller au tribunal du travail. Inscrivez-vous comme en recherche d’emploi dans les trois jours.',
  },
  'de.ask-job.late-claim': {
    says: 'En règle, c’est trop tard. Si vous étiez empêché sans faute, demandez au tribunal dans les deux semaines d’admettre une demande tardive.',
    dependsOn: 'si sans faute vous n’avez pas pu agir à temps',
  },
  'de.ask-job.oral': {
    says: 'Un licenciement demande du papier et une signature à la main. Dites par écrit que vous continuerez à travailler, et demandez conseil.',
  },
  'de.ask-job.severance': {
    says: 'Il n’y a pas de droit automatique à un paiement. Il vient d’un accord, d’un plan social ou d’une offre (§ 1a KSchG) : souvent un demi-mois de salaire par année.',
  },
  'de.ask-job.notice-period': {
    says: 'Selon la loi, quatre semaines pour le 15 ou la fin du mois, deux semaines à l’essai. Pour l’employeur, cela monte jusqu’à sept mois. Vérifiez votre contrat.',
    dependsOn: 'qui donne congé et depuis quand vous y travaillez',
  },
  'de.ask-job.exit-agreement': {
    says: 'Ne signez pas tout de suite. Vous pouvez perdre l’allocation chômage jusqu’à douze semaines. Demandez d’abord à un syndicat, un avocat et l’Agentur für Arbeit.',
  },
  'de.ask-job.no-pay': {
    says: 'Réclamez-le par écrit avec une date. Beaucoup de contrats éteignent les demandes après trois mois. Allez ensuite au guichet du tribunal du travail.',
  },
  'de.ask-job.insolvent-employer': {
    says: 'Demandez l’Insolvenzgeld à l’Agentur für Arbeit dans les deux mois. Il couvre jusqu’à trois mois de salaire net perdu.',
  },
  'de.ask-job.minimum-wage': {
    says: 'En 2026, au moins 13,90 € de l’heure sont dus, aussi dans les minijobs. Dès le 1er janvier 2027, c’est 14,60 €.',
  },
  'de.ask-job.minimum-wage-2027': {
    says: 'Depuis le 1er janvier 2027, au moins 14,60 € de l’heure sont dus, aussi dans les minijobs.',
  },
  'de.ask-job.holiday': {
    says: 'Selon la loi, au moins quatre semaines par an. Ils ne se perdent que si l’employeur vous l’a dit à temps. À la fin de l’emploi, les jours restants sont payés.',
    dependsOn: 'votre contrat et si votre employeur vous a prévenu',
  },
  'de.ask-job.sick-pay': {
    says: 'Après quatre semaines d’emploi, votre employeur vous paie en entier jusqu’à six semaines. Ensuite, la caisse maladie paie l’indemnité.',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Être malade n’interdit pas un licenciement. Mais la maladie seule suffit rarement. Allez au tribunal du travail dans les trois semaines.',
    dependsOn: 'la durée et la fréquence de la maladie et la taille de la firme',
  },
  'de.ask-job.pregnant': {
    says: 'De la grossesse à quatre mois après la naissance, et en congé parental, on ne peut pas vous licencier sans l’accord d’un office. Dites-le à l’employeur dans les deux semaines.',
  },
  'de.ask-job.warning': {
    says: 'Un avertissement ne finit pas votre emploi. Vous pouvez mettre votre version au dossier. Contre un faux, il n’y a pas de délai court.',
    dependsOn: 'si le reproche est vrai',
  },
  'de.ask-job.reference': {
    says: 'Vous avez droit à un certificat écrit et juste qui vous aide à avancer. Demandez le complet (qualifiziertes Zeugnis).',
  },
  'de.ask-job.block-time': {
    says: 'Si vous démissionnez ou signez un accord de départ sans bonne raison, jusqu’à douze semaines d’allocation peuvent être perdues. Opposez-vous dans le mois.',
    dependsOn: 'si vous aviez une bonne raison de partir',
  },
  'de.ask-job.discrimination': {
    says: 'Vous pouvez réclamer une indemnité, mais seulement par écrit dans les deux mois. Gardez les preuves et appelez l’Antidiskriminierungsstelle.',
  },
  'de.ask-job.fixed-term': {
    says: 'Sans raison, deux ans au plus avec trois prolongations. Pour contester la fin, allez au tribunal dans les trois semaines de la fin convenue.',
    dependsOn: 'la raison et la durée du terme',
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
  'de.ask-job.on-paper': {
    says: 'Un licenciement doit être sur papier et signé à la main. Un e-mail, un message ou des paroles ne finissent pas votre emploi.',
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
  'de.ask-job.overtime': {
    says: 'Les heures supplémentaires ordonnées ou tolérées par le patron sont payées ou rendues en temps. Notez le jour, les heures et qui savait. Réclamez vite.',
    dependsOn: 'votre contrat et si le patron les a ordonnées ou connues',
  },
  'de.ask-job.minijob': {
    says: 'Dans un minijob, vous avez les mêmes droits : congés payés, maladie, salaire minimum, préavis et protection contre le licenciement.',
  },
  'de.ask-job.probation': {
    says: 'À l’essai de six mois au plus, chaque partie peut finir l’emploi avec deux semaines de préavis et sans raison. Les femmes enceintes sont protégées.',
  },
  'de.ask-job.stop-work': {
    says: 'Si beaucoup est dû, environ deux mois de salaire, vous pouvez retenir votre travail. Écrivez d’abord ce qui manque, fixez un dernier jour et annoncez l’arrêt. Pas pour une petite somme ou un court retard. Le salaire reste dû. Prenez conseil avant : mal fait, cela peut coûter l’emploi.',
  },
  'de.ask-job.leave-at-end': {
    says: 'Prenez si possible les jours restants pendant le préavis. Les jours que la fin de l’emploi empêche de prendre doivent être payés. Peu importe qui a mis fin au contrat. Réclamez-les vite par écrit, car le contrat peut fixer trois mois.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Tant que vous êtes malade, vous ne devez presque jamais venir à un entretien. Il faut une raison urgente qui ne peut attendre, et que votre santé le permette. Un mot au téléphone peut être demandé. Refusez par écrit avec le certificat ; ne restez pas muet.',
  },
  'de.ask-job.bullying': {
    says: 'L’employeur doit vous protéger. Tenez un journal : jour, paroles, témoins. Plaignez-vous par écrit à l’employeur, au Betriebsrat ou au bureau AGG, qui doivent examiner. Voyez un médecin. Ne démissionnez pas vite : douze semaines de chômage peuvent se perdre. Un syndicat ou un avocat conseille.',
  },
  'de.ask-job.leave-denied': {
    says: 'Un congé accordé ne peut être repris, et vous n’avez pas à en revenir. Avant, vos souhaits comptent, sauf besoin urgent de la société ou collègue prioritaire. Demandez le motif par écrit. Ne partez jamais sans accord : faites-le ordonner par le tribunal du travail.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Oui à la fin, mais souvent après un blocage jusqu’à douze semaines. Aucun avec un motif grave : maladie prouvée, harcèlement, salaire impayé, soins, ou nouvel emploi sûr. Avant de démissionner, prenez un certificat ou l’avis de l’agence. Inscrivez-vous trois mois avant la fin, sinon sous trois jours.',
    dependsOn: 'si vous avez un motif grave',
  },
}
