/** The French words of the rows in ../enquiry-homes-and-money-of-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_FR: Words = {
  'us.fact.ex-on-mortgage': {
    says: 'Regardez votre jugement de divorce. Vous ne devez refinancer ou vendre que s’il fixe un jour ; l’autre peut alors demander au tribunal de le faire appliquer. Sinon vous gardez la maison reçue, mais la banque peut encore demander aux deux, et les retards nuisent aux deux. Elle ne peut pas exiger tout le prêt à cause du transfert par le divorce. Demandez à reprendre le prêt seul.',
    dependsOn: 'ce qu’ordonne le jugement de divorce',
  },
  'us.fact.spouse-sells-home': {
    says: 'En cas de danger, cela passe d’abord : une ordonnance de protection peut éloigner l’autre du domicile (1-800-799-7233, jour et nuit). Si votre nom est sur l’acte, la maison ne peut être vendue sans votre signature, et beaucoup d’États exigent les deux de toute façon. Demandez le divorce et aussitôt des mesures provisoires : pas de vente, qui reste, qui paie. Écrivez à la banque. Une saisie demande des avis et des semaines. Legal aid peut aider.',
  },
  'us.state.tx.ask-spouse-sells-home': {
    says: 'En cas de danger, cela passe d’abord : une ordonnance de protection peut éloigner l’autre (1-800-799-7233, jour et nuit). Au Texas aucun des époux ne peut vendre le domicile (homestead) sans la signature de l’autre, quel que soit le nom sur le prêt. Ce qui est gagné pendant le mariage est presque toujours commun. Demandez le divorce et aussitôt des mesures provisoires. Appelez la banque : une vente forcée exige des avis. Formulaires : TexasLawHelp.org.',
  },
  'us.fact.agent-fails': {
    says: 'Parlez d’abord : le mandataire peut renoncer par écrit, et le second nommé dans l’acte prend la suite. Tant que la personne comprend, elle peut annuler le mandat et en signer un autre. Sinon, un proche peut demander au tribunal (probate court) d’examiner ce qu’il fait ou ne fait pas, de donner des ordres ou de nommer un tuteur. Payez l’urgent, gardez les relevés. S’il manque de l’argent ou des soins : Adult Protective Services (Eldercare Locator, 1-800-677-1116).',
  },
  'us.fact.spouse-card-on-my-report': {
    says: 'Qui n’a pas signé pour une carte, et est seulement marié avec son titulaire ou pouvait s’en servir, ne la doit pas. Dans les États de communauté, comme la Californie ou le Texas, cela peut différer. Contestez par écrit auprès de la banque et de chaque bureau de crédit ; ils doivent vérifier, en général sous 30 jours. Demandez le contrat signé. Annoncer une plainte au CFPB est votre droit, pas du chantage.',
  },
}
