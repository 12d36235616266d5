/** Questions about things bought and contracts to cancel: faults, delivery, events and firms that closed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_NL: Words = {
  'au.ask.faulty': {
    says: 'De winkel moet het oplossen, ook na zijn garantie, en mag u niet naar de maker sturen. Spullen moeten zo lang meegaan als voor de prijs eerlijk is. Bij een groot gebrek kiest u geld of nieuw. Een klein mag hij gratis in redelijke tijd repareren. Ook gevolgschade zoals bedorven eten moet hij betalen. Schrijf met een datum. Dan fair trading of small claims van uw staat.',
  },
  'au.ask.cancel': {
    says: 'Kwamen ze aan uw deur of belden ze u? Dan hebt u 10 werkdagen om op te zeggen. Bij een sportschool of online hangt het af van de voorwaarden en de wet van de staat.',
    dependsOn: 'hoe het aan u is verkocht',
  },
  'au.ask.not-delivered': {
    says: 'Vraag de verkoper schriftelijk om de goederen of uw geld terug. Betaalde u met een kaart? Vraag uw bank het geld terug te halen (chargeback).',
  },
  'au.ask.broken-goods': {
    says: 'Schrijf de winkel en zeg wat er kapotging. Goederen moeten een redelijke tijd meegaan, ook na de garantie. Bij een groot gebrek kunt u uw geld of een nieuw product kiezen.',
  },
  'au.ask.firm-closed': {
    says: 'Vraag schriftelijk uw geld, en vraag uw bank meteen het terug te halen (chargeback). Een bedrijf mag geen geld nemen voor wat het niet kan leveren. Kan het niet meer betalen (insolvent)? Stuur uw eis naar de vereffenaar (liquidator).',
  },
  'au.ask.gym': {
    says: 'Zeg op papier op en stop de incasso bij uw bank. Een regel die alleen u bindt, of heel hoge kosten, kan oneerlijk en ongeldig zijn. Sommige staten geven bedenktijd.',
  },
  'au.ask.event-cancelled': {
    says: 'Zegt de organisator af? Dan krijgt u meestal uw geld terug: de dienst is niet geleverd. Vraag het op papier, dan terugboeking bij uw kaart, of fair trading van uw staat.',
  },
  'au.ask.change-of-mind': {
    says: 'Bij spijt geeft de wet geen geld terug; kijk in het contract of de winkelregel. Sommige autokopen hebben per staat een bedenkdag. Zij mogen alleen een eerlijk verlies houden.',
  },
  'au.ask.sold-privately': {
    says: 'Meestal niet. De garanties van het consumentenrecht binden een particulier niet. U bent alleen iets schuldig als u iets onwaars zei of de auto niet van u was.',
  },
}
