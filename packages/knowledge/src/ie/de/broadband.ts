/** Phone and internet contracts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADBAND_DE: Words = {
  'ie.broadband.right-leave': {
    says: 'Ein Vertrag darf Sie höchstens 24 Monate binden. Bleibt der Dienst weit unter dem Versprochenen oder ändern sich die Bedingungen, können Sie kostenlos gehen.',
  },
  'ie.broadband.right-service': {
    says: 'Der Dienst muss sorgfältig und wie vereinbart sein. Sonst können Sie Abhilfe oder Geld zurück verlangen.',
  },
}
