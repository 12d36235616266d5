/** Questions about dismissal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'de.ask-job.dismissed': {
    says: 'Vous avez trois semaines dès l’arrivée de la lettre pour saisir le tribunal du travail. Ensuite, le congé vaut, même s’il est faux. La lettre n’a pas à donner de motif ; au tribunal l’employeur le doit, après six mois dans une firme de plus de dix personnes. Le greffe écrit la plainte, sans avocat. Ne signez rien : un accord de départ peut coûter jusqu’à douze semaines d’allocations. Inscrivez-vous comme demandeur d’emploi en trois jours.',
  },
  'de.ask-job.late-claim': {
    says: 'En règle, c’est trop tard. Si vous étiez empêché sans faute, demandez au tribunal dans les deux semaines d’admettre une demande tardive.',
    dependsOn: 'si sans faute vous n’avez pas pu agir à temps',
  },
  'de.ask-job.oral': {
    says: "Sans papier signé à la main, le licenciement est nul : l'emploi et la paie continuent. Allez travailler comme d'habitude et écrivez que vous êtes prêt à travailler. On vous renvoie chez vous ? Notez le jour et les témoins : la paie reste due. Le délai pour le tribunal ne court qu'à partir d'une lettre signée. S'il en vient une, agissez sous trois semaines. Ne signez rien et inscrivez-vous quand même.",
  },
  'de.ask-job.severance': {
    says: 'Il n’y a pas de droit automatique à un paiement. Il vient d’un accord, d’un plan social ou d’une offre (§ 1a KSchG) : souvent un demi-mois de salaire par année.',
  },
  'de.ask-job.notice-period': {
    says: 'Selon la loi, quatre semaines pour le 15 ou la fin du mois, deux semaines à l’essai. Pour l’employeur, cela monte jusqu’à sept mois. Vérifiez votre contrat.',
    dependsOn: 'qui donne congé et depuis quand vous y travaillez',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Être malade n’interdit pas un licenciement. Mais la maladie seule suffit rarement. Allez au tribunal du travail dans les trois semaines.',
    dependsOn: 'la durée et la fréquence de la maladie et la taille de la firme',
  },
  'de.ask-job.pregnant': {
    says: 'C’est interdit, même en période d’essai. De la grossesse à quatre mois après la naissance, et en congé parental, il faut l’accord d’une autorité. Si le patron ne savait pas, dites-le par écrit en deux semaines : le congé est alors nul. Saisissez quand même le tribunal du travail en trois semaines.',
  },
  'de.ask-job.on-paper': {
    says: 'Un licenciement doit être sur papier et signé à la main. Un e-mail, un message ou des paroles ne finissent pas votre emploi.',
  },
}
