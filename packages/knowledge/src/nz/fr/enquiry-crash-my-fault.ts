/** Questions of a driver without insurance who caused a crash: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_FR: Words = {
  'nz.ask.crash-my-fault': {
    says: 'Si c’était votre faute, vous devez le juste coût de réparation, pas plus que la valeur de la voiture, et souvent le remorquage et une voiture de location. Demandez deux devis, des photos et la preuve de propriété. Ne signez pas tout de suite. Si vous ne pouvez payer, écrivez ce que vous pouvez : de petites parts sont souvent prises. En désaccord, le Disputes Tribunal décide sans avocats. Allez-y. Aide : MoneyTalks 0800 345 123.',
  },
}
