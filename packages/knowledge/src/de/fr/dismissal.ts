/** The French words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'de.job.want': {
    says: 'Votre employeur veut mettre fin à votre emploi. Vous avez trois semaines pour le contester au tribunal du travail.',
  },
  'de.job.want-agreement': {
    says: 'Votre employeur propose un accord de départ (Aufhebungsvertrag). Vous n’êtes pas obligé de le signer.',
  },
  'de.job.want-change': {
    says: 'Votre employeur met fin à l’emploi et le propose à d’autres conditions (Änderungskündigung). Vous pouvez accepter sous réserve.',
  },
  'de.job.who': {
    says: 'C’est votre employeur. Il ne peut pas décider seul qu’un licenciement est légal. Un tribunal du travail le contrôle.',
  },
  'de.job.reality': {
    says: 'Même un licenciement illégal vaut si vous n’allez pas au tribunal dans les trois semaines. Beaucoup d’affaires finissent par un paiement.',
  },
  'de.job.rights-summary': {
    says: 'Un licenciement demande du papier et une vraie signature. Vous gardez le salaire jusqu’à la fin, vos congés et un certificat.',
  },
  'de.job.not-yet': {
    says: 'Votre emploi ne finit pas aujourd’hui. Le préavis court d’abord et le salaire continue.',
  },
  'de.job.not-yet-agreement': {
    says: 'Sans votre signature sur papier, il n’y a pas d’accord de départ. Le silence n’est pas un oui.',
  },
  'de.job.know-fees': {
    says: 'Au premier tribunal du travail, chaque partie paie son avocat, quel que soit le gagnant. Vous pouvez y aller sans avocat.',
    learnMore:
      'Le guichet (Rechtsantragstelle) écrit gratuitement votre demande. Apportez la lettre et votre contrat.',
  },
  'de.job.deadline-claim': {
    says: 'Vous avez trois semaines dès le jour où la lettre vous est parvenue. Le jour indiqué part de la date de la lettre, par prudence.',
    action: 'Contester le licenciement au tribunal du travail (Kündigungsschutzklage)',
    consequence: 'Le licenciement vaut, même s’il était faux.',
  },
  'de.job.deadline-register': {
    says: 'Si l’emploi finit dans moins de trois mois, inscrivez-vous dans les trois jours où vous l’apprenez. Sinon, trois mois avant la fin.',
    action: 'S’inscrire comme en recherche d’emploi (arbeitsuchend) à l’Agentur für Arbeit',
    consequence: 'Vous pouvez perdre une semaine d’allocation chômage.',
  },
  'de.job.deadline-agg': {
    says: 'Si vous avez été moins bien traité pour sexe, grossesse, âge, origine, religion ou handicap, réclamez par écrit dans les deux mois.',
    action: 'Réclamer par écrit des dommages pour discrimination',
    consequence: 'Le droit à une indemnité est perdu.',
  },
  'de.job.step-date': {
    says: 'Notez le jour d’arrivée de la lettre et gardez l’enveloppe. Les trois semaines partent de ce jour.',
  },
  'de.job.step-register': {
    says: 'Inscrivez-vous maintenant comme en recherche d’emploi, en ligne ou par téléphone. Le premier jour sans travail, déclarez-vous au chômage.',
  },
  'de.job.step-claim': {
    says: 'Portez la lettre cette semaine à votre syndicat, à un avocat ou au guichet du tribunal du travail.',
  },
  'de.job.step-no-sign': {
    says: 'Ne signez pas d’accord de départ ni de renonciation. Vous pouvez signer seulement que vous avez reçu la lettre.',
  },
  'de.job.step-sign-think': {
    says: 'Ne signez pas aujourd’hui. Prenez-le chez vous, comptez le préavis et demandez à un syndicat, un avocat et l’Agentur für Arbeit.',
  },
  'de.job.step-offer-work': {
    says: 'Dites par écrit que vous êtes prêt à travailler. Vous gardez ainsi votre droit au salaire si le licenciement tombe.',
  },
  'de.job.step-council': {
    says: 'Y a-t-il un comité d’entreprise (Betriebsrat) ? Demandez-lui aujourd’hui s’il a été entendu. Sinon, le licenciement n’a pas d’effet.',
  },
  'de.job.step-facts': {
    says: 'Notez depuis quand vous y travaillez, combien de personnes y travaillent et ce qui a été dit avant. Réunissez les avertissements (Abmahnungen).',
  },
  'de.job.step-accept': {
    says: 'Si vous l’acceptez, demandez par écrit salaire, congés, heures supplémentaires, papiers et un bon certificat (Zeugnis).',
  },
  'de.job.option-claim': {
    title: 'Aller au tribunal du travail en trois semaines',
    says: 'Une demande garde toutes les portes ouvertes. La plupart des affaires finissent par un accord.',
    cost: 'Gratuit au début. L’aide judiciaire ou un syndicat peut payer un avocat.',
    time: 'Un premier entretien au tribunal (Güteverhandlung) après quelques semaines.',
    risk: 'Au premier tribunal, vous payez votre avocat, même si vous gagnez.',
    bestFor: 'Vous voulez retrouver le poste ou un juste paiement.',
  },
  'de.job.option-reserve': {
    title: 'Accepter sous réserve et aller au tribunal',
    says: 'Dites par écrit que vous acceptez sous réserve. Faites contrôler le changement par le tribunal.',
    cost: 'Gratuit au début.',
    time: 'Réserve et demande dans les trois semaines.',
    risk: 'Si vous perdez, les nouvelles conditions restent.',
    bestFor: 'Vous voulez garder l’emploi.',
  },
  'de.job.option-negotiate': {
    title: 'Négocier un paiement et un bon certificat',
    says: 'Demandez pour commencer environ un demi-mois de salaire par année, et votre certificat.',
    cost: 'Gratuit, ou des honoraires d’avocat.',
    time: 'Dans les trois semaines.',
    risk: 'Discuter n’arrête pas les trois semaines. Une sortie anticipée peut bloquer votre allocation chômage.',
    bestFor: 'Vous ne voulez pas revenir.',
  },
  'de.job.option-refuse': {
    title: 'Dire non à l’accord de départ',
    says: 'Vous pouvez refuser sans raison. Votre emploi continue.',
    cost: 'Rien.',
    time: 'Aucun.',
    risk: 'L’employeur peut licencier. Vous pouvez alors aller au tribunal.',
    bestFor: 'L’offre est moins bonne que vos droits.',
  },
  'de.job.option-help': {
    title: 'Syndicat, avocat ou guichet du tribunal',
    says: 'Les syndicats agissent pour leurs membres dès le début. Le guichet écrit gratuitement votre demande.',
    cost: 'Gratuit pour les membres et au guichet.',
    time: 'Cette semaine.',
    risk: 'Le guichet ne peut pas conseiller sur vos chances.',
    bestFor: 'Toute personne licenciée.',
  },
  'de.job.right-form': {
    says: 'Un licenciement par e-mail, message ou sans signature à la main n’a pas d’effet.',
  },
  'de.job.right-protection': {
    says: 'Après six mois, dans une firme de plus de dix postes pleins, votre employeur a besoin d’une raison légale.',
  },
  'de.job.right-notice': {
    says: 'Le préavis est d’au moins quatre semaines pour le 15 ou la fin du mois. Il grandit avec vos années, d’un à sept mois.',
  },
  'de.job.right-at-once': {
    says: 'Un licenciement immédiat exige une raison très grave, utilisée dans les deux semaines. Un avertissement doit en général venir avant.',
  },
  'de.job.right-special': {
    says: 'Enceinte ? En congé parental ? Gravement handicapé ? Au comité d’entreprise ? Il faut alors l’accord d’un office, ou c’est interdit.',
  },
  'de.job.right-council': {
    says: 'S’il y a un comité d’entreprise, il doit être entendu avant chaque licenciement.',
  },
  'de.job.right-papers': {
    says: 'Vous avez droit à un certificat juste. Les congés que vous n’avez pas pu prendre sont payés.',
  },
  'de.job.right-social-choice': {
    says: 'Pour un licenciement économique, l’employeur doit choisir de façon juste : années de travail, âge, personnes à charge, handicap.',
  },
  'de.job.right-search-time': {
    says: 'Après le congé, vous pouvez demander du temps libre pour chercher un emploi.',
  },
  'de.job.warn-three-weeks': {
    says: 'Discussions, promesse ou lettre à l’employeur n’arrêtent pas les trois semaines. Seule une demande au tribunal le fait.',
  },
  'de.job.warn-block': {
    says: 'Vous pouvez rester sans allocation chômage jusqu’à douze semaines (Sperrzeit). Demandez à l’Agentur für Arbeit avant d’accepter quoi que ce soit.',
  },
  'de.job.warn-clauses': {
    says: 'Beaucoup de contrats éteignent les demandes de salaire après trois mois. Réclamez vite par écrit le salaire dû.',
  },
  'de.job.insight-settle': {
    says: 'Le tribunal du travail commence par un entretien pour un accord. Les employeurs y paient souvent pour finir le doute.',
    actionable: 'Déposez à temps, puis négociez.',
  },
  'de.job.insight-1a': {
    says: 'La lettre offre de l’argent si vous n’allez pas au tribunal (§ 1a KSchG) : un demi-mois de salaire par année.',
    actionable: 'Comparez avec vos chances avant la fin des trois semaines.',
  },
  'de.job.tactic-power': {
    says: 'Un autre que le patron ou le chef du personnel a signé sans procuration originale ? Rejetez-le en une semaine environ.',
    risk: 'L’employeur peut envoyer une nouvelle lettre. Déposez votre demande quand même.',
    notWhen: 'Le patron ou le chef du personnel a signé.',
  },
  'de.job.myth-severance': {
    says: 'Il n’y a pas de paiement automatique (Abfindung) au licenciement. Il vient d’un accord, d’un plan social ou d’une offre dans la lettre.',
  },
  'de.job.myth-sick': {
    says: 'On peut vous licencier pendant une maladie. Mais la maladie seule est rarement une bonne raison.',
  },
  'de.job.myth-oral': {
    says: 'Un licenciement oral, par chat ou par e-mail n’a pas d’effet. Dites que vous continuerez à travailler, et demandez conseil.',
  },
  'de.job.element-signature': {
    name: 'Une signature sur papier',
    says: 'Un licenciement demande du papier et une signature à la main.',
    ifMissing:
      'Nous ne voyons pas de signature. Sans signature à la main sur papier, le licenciement n’a pas d’effet. Allez quand même à temps au tribunal.',
  },
}
