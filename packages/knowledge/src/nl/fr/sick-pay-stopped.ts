/** The French words of the rows in ../sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_STOPPED_FR: Words = {
  'nl.sickpay.want': {
    says: 'Votre employeur arrête ou retient votre salaire pendant votre maladie. Cela ne met pas fin à votre emploi.',
  },
  'nl.sickpay.reality': {
    says: 'Le salaire ne peut cesser que pour une raison de la loi, comme le refus d’un travail adapté. Manquer le médecin du travail ne fait souvent que le retenir.',
  },
  'nl.sickpay.right-told': {
    says: 'L’employeur doit vous dire la raison tout de suite, sinon elle ne compte pas. Le salaire retenu vient dès que vous donnez ce qui était demandé.',
  },
  'nl.sickpay.step-answer': {
    says: 'Écrivez aujourd’hui pourquoi vous n’êtes pas d’accord, et que vous ferez ce que votre santé permet. Demandez un second avis à l’UWV (deskundigenoordeel) : un juge le veut souvent.',
  },
}
