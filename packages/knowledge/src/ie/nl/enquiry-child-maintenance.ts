/** The Dutch words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_NL: Words = {
  'ie.ask.child-support': {
    says: 'Ga naar het kantoor van de District Court. Met een bevel tot alimentatie (maintenance order) kan de rechter het van loon laten nemen (attachment of earnings). Is er nog geen bevel, vraag het daar aan; u hebt geen advocaat nodig.',
  },
  'ie.ask.maintenance-cannot-pay': {
    says: 'Stop niet zomaar: een bevel geldt tot een rechter het wijzigt, en wat u mist telt op. Vraag vandaag bij het kantoor van de District Court een wijziging (variation), met bewijs van uw nieuwe inkomen; een advocaat is niet nodig. U kunt ook schriftelijk minder afspreken en de rechter dat laten bevelen. Betaal tot dan wat u kunt en bewaar bewijs. Voor het van uw loon gaat, wordt u gehoord.',
  },
  'ie.ask.maintenance-how-much': {
    says: 'Ierland heeft geen vaste tabel. U kunt een som afspreken, met gratis gezinsbemiddeling, en de rechter maakt die bindend. Zo niet, dan beslist de District Court naar wat het kind nodig heeft en wat u beiden verdient en verschuldigd bent. Het loopt tot 18, of tot 23 bij een voltijdse studie. Neem loonstroken, rekeningen en een lijst van de kosten per week mee. U hebt geen advocaat nodig.',
    dependsOn: 'wat het kind nodig heeft en wat u beiden verdient',
  },
}
