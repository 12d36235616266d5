/** Dismissal and notice of changed terms: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'de.job.want': {
    says: 'Votre employeur veut mettre fin à votre emploi. Vous avez trois semaines pour le contester au tribunal du travail.',
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
  'de.job.option-help': {
    title: 'Syndicat, avocat ou guichet du tribunal',
    says: 'Les syndicats agissent pour leurs membres dès le début. Le guichet écrit gratuitement votre demande.',
    cost: 'Gratuit pour les membres et au guichet.',
    time: 'Cette semaine.',
    risk: 'Le guichet ne peut pas conseiller sur vos chances.',
    bestFor: 'Toute personne licenciée.',
  },
}
