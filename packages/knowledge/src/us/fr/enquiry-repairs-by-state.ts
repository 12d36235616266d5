/** The French words of the rows in ../enquiry-repairs-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_BY_STATE_FR: Words = {
  'us.state.tx.ask-repairs': {
    says: 'Ne retenez pas le loyer au Texas : vous pouvez être expulsé. Si vous êtes à jour, envoyez un avis daté par courrier suivi, ou deux avis écrits. Après un délai raisonnable, souvent sept jours, vous pouvez mettre fin au bail, saisir la justice court ou, dans certains cas, réparer et déduire. Aucune représaille n’est permise pendant six mois.',
  },
  'us.state.ca.ask-repairs': {
    says: 'Écrivez au bailleur avec des photos et gardez une copie. Après un délai raisonnable, souvent 30 jours, la Californie vous laisse payer la réparation et déduire jusqu’à un mois de loyer, deux fois en 12 mois. Appelez aussi l’inspecteur de la ville. On ne peut pas vous punir. Prenez conseil avant de retenir tout le loyer.',
  },
  'us.state.fl.ask-repairs': {
    says: 'En Floride, vous ne pouvez retenir le loyer qu’après un avis écrit de sept jours qui nomme le défaut et votre intention. Gardez l’argent : en cas de procès, il faut le verser au tribunal pour être entendu. Pour un défaut grave, vous pouvez aussi mettre fin au bail après ces sept jours.',
  },
  'us.state.ny.ask-repairs': {
    says: 'Le bailleur vous doit un logement sain et chauffé. Écrivez avec des photos. À New York (ville), appelez le 311 et lancez une « HP action » au Housing Court : un juge peut ordonner les travaux. Vous pouvez retenir le loyer, mais il peut alors vous poursuivre. Mettez l’argent de côté et montrez au juge photos et plaintes.',
  },
  'us.ask-state.rent-to-court': {
    says: 'Ne gardez pas le loyer vous-même. Donnez d’abord au bailleur un avis écrit et daté. Si rien ne se passe, souvent en 30 jours, votre État vous laisse verser le loyer au tribunal. Un juge peut alors ordonner les travaux ou baisser le loyer. Dans l’Ohio, il faut être à jour de loyer. En Virginie, le mauvais état peut désormais être une défense même sans ce versement.',
  },
  'us.state.il.ask-repairs': {
    says: 'Écrivez au bailleur par courrier recommandé (registered ou certified mail) ce qui ne va pas et que vous ferez réparer. Après 14 jours, un artisan peut le faire et vous le déduisez du loyer : 500 $ ou un demi-mois au plus, le plus petit des deux. Envoyez la facture payée. Chicago donne plus à la plupart des locataires. Prenez conseil avant de retenir davantage.',
  },
  'us.state.pa.ask-repairs': {
    says: 'En Pennsylvanie, le bailleur doit garder le logement habitable. Écrivez avec photos et date, et appelez l’inspecteur de la ville. Si rien ne se passe dans un délai raisonnable, vous pouvez payer moins, réparer et déduire, ou partir. Mettez le loyer de côté : il peut vous poursuivre, et un juge décide de sa valeur.',
  },
  'us.state.wa.ask-repairs': {
    says: 'Écrivez au bailleur et restez à jour. Dans l’État de Washington, les travaux doivent commencer en 24 heures pour chauffage, eau ou danger. C’est 72 heures pour cuisinière, frigo ou plomberie, et 10 jours pour le reste. Ensuite vous pouvez partir, ou réparer et déduire dans des limites. Ne cessez pas de payer.',
  },
  'us.state.ma.ask-repairs': {
    says: 'Écrivez au bailleur et demandez maintenant une inspection au board of health. Au Massachusetts, vous pouvez retenir le loyer pour des défauts graves s’il les connaissait avant votre retard et si vous n’en êtes pas la cause. Gardez l’argent sur un compte. S’il vous poursuit, un juge décide ce que vous devez.',
  },
  'us.ask-state.rent-not-held': {
    says: 'Continuez à payer : dans votre État, vous ne pouvez pas retenir le loyer seul et risquez l’expulsion. Écrivez avec photos et date, et appelez l’inspecteur. Vous pouvez demander une partie du loyer en small claims court. En Géorgie, vous pouvez aussi, après un avis, réparer et déduire un coût raisonnable.',
  },
}
