/** Questions about free prescriptions for people on Universal Credit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRESCRIPTIONS_FR: Words = {
  'gb.ask-benefit.free-prescriptions': {
    dependsOn: 'de votre lieu de vie et de votre salaire du dernier mois d’Universal Credit',
    says: 'Les ordonnances sont gratuites pour tous au pays de Galles, en Écosse et en Irlande du Nord. En Angleterre, elles et les soins dentaires du NHS le sont avec l’Universal Credit si le salaire net de la dernière période était de 435 £ au plus. C’est 935 £ si la demande compte un enfant ou une part santé. Pour un couple, les deux salaires comptent. Un doute ? Payez, demandez le formulaire FP57 et faites-vous rembourser. Cocher à tort peut coûter une pénalité, annulée si vous prouvez votre droit. Sinon : Low Income Scheme (HC1).',
  },
}
