/** The French words of the rows in ../enquiry-shared-homes-and-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOMES_AND_FAMILIES_FR: Words = {
  'us.named.ask-partition': {
    says: 'Le plus souvent oui : tout propriétaire peut demander au tribunal de partager ou vendre la maison (partition), sauf accord contraire. Qui a payé plus de prêt, d’impôt ou de réparations peut demander une compensation. Offrez d’abord par écrit d’acheter ou de vendre au prix estimé. D’ici là, les deux doivent à la banque. Quitter l’acte ne met pas fin au prêt.',
  },
  'us.named.ask-grandparent': {
    dependsOn: 'votre État et ce qui s’est passé dans la famille',
    says: 'Chaque État laisse certains grands-parents demander des visites au tribunal, surtout après un décès, un divorce ou si l’enfant a vécu chez eux. Le non d’un bon parent compte beaucoup : montrez que les visites sont le mieux pour l’enfant. Notez vos moments ensemble. Essayez d’abord la médiation. Si les parents ne peuvent pas s’occuper de l’enfant, demandez la garde.',
  },
  'us.named.ask-prenup': {
    dependsOn: 'comment il a été signé et ce qui a été dit',
    says: 'Il compte s’il est écrit et si vous signez librement. Un tribunal peut le refuser si on vous a forcé ou si vous n’aviez pas une image juste de l’argent et des dettes, et qu’il était très injuste. Quelques jours avant le mariage est un mauvais signe ; en Californie il faut sept jours. Demandez du temps, la liste des biens et votre avocat. La garde et la pension d’enfant n’y ont pas leur place.',
  },
  'us.named.ask-trespassers': {
    says: 'Entrer sur un terrain après un avertissement est le plus souvent un délit. Posez des panneaux clairs aux entrées ; dans beaucoup d’États la peinture violette sur les arbres ou poteaux vaut panneau. Écrivez à ceux que vous connaissez. Gardez des photos datées et appelez le shérif, ou le garde-chasse pour des chasseurs. Vous pouvez aussi demander réparation. Ne menacez pas avec une arme et ne posez pas de pièges.',
  },
  'us.named.ask-film-police': {
    dependsOn: 'où vous êtes et si vous gênez',
    says: 'En public vous pouvez le plus souvent filmer la police au travail, avec le son, à bonne distance : les tribunaux y voient la liberté d’expression. Ne gênez pas et ne passez pas leur ruban. Ils peuvent vous faire reculer, pas vous faire effacer. Pour fouiller votre téléphone il faut un mandat. S’ils le prennent, dites votre désaccord, demandez un reçu, notez les noms et appelez un avocat ou l’ACLU.',
  },
  'us.named.ask-false-unemployment': {
    says: 'Quelqu’un a utilisé votre nom. Signalez la fraude aujourd’hui au bureau du chômage de l’État, sur son propre site, et à votre employeur. Signalez-la sur IdentityTheft.gov et gardez le rapport. Mettez sans frais une alerte ou un gel sur vos dossiers de crédit. N’utilisez pas l’argent reçu. Si un formulaire 1099-G arrive, demandez-en un corrigé : vous ne devez pas d’impôt. Prenez un code PIN de l’IRS.',
  },
}
