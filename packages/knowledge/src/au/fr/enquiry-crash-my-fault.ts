/** Questions of a driver without insurance who caused a crash: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_FR: Words = {
  'au.ask.crash-my-fault': {
    says: 'Si c’était votre faute, vous devez le juste coût de réparation, pas plus que la valeur de la voiture, et souvent le remorquage et une voiture de location. Demandez deux devis, des photos et la preuve de propriété. Ne signez pas une somme tout de suite. Si vous ne pouvez payer, écrivez ce que vous pouvez : de petites parts sont souvent acceptées. N’ignorez ni lettre ni procès. Aide : 1800 007 007. Si la faute est partagée, vous devez votre part.',
  },
  'au.ask.crash-no-money': {
    says: 'Non. C’est une dette et non un délit, personne ne va en prison pour cela. Votre aide Centrelink ne peut pas être prise pour les payer. Mais n’ignorez ni la lettre ni un papier du tribunal. Demandez la facture, des photos, le rapport d’expert et la preuve du propriétaire ; vous ne devez qu’un coût juste. Écrivez ensuite de quoi vous vivez. Demandez qu’ils renoncent, ou offrez une petite somme tenable. Aide gratuite : 1800 007 007.',
  },
}
