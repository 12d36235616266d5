/** A bank that ends or freezes an account or changes its terms: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_NL: Words = {
  'gb.account.wants': { says: 'De bank wil uw rekening stoppen. Het geld erop blijft van u.' },
  'gb.account.right-notice': {
    says: 'Een bank moet het meestal twee maanden vooraf melden. Voor een rekening geopend sinds 28 april 2026 is dat 90 dagen, met duidelijke redenen.',
  },
  'gb.account.right-basic': {
    says: 'U kunt een grote bank om een basisrekening (basic account) vragen. Die is gratis, en de bank mag alleen om vaste redenen weigeren.',
  },
  'gb.account.right-ombudsman': {
    says: 'Klaag bij de bank. Na acht weken, of het laatste antwoord, kijkt de Financial Ombudsman er gratis naar.',
  },
  'gb.account.step': {
    says: "Open nu een andere rekening. Zet loon, uitkering en incasso's daarop. Vraag de bank schriftelijk naar de redenen.",
  },
  'gb.account.answer': {
    says: 'Open een andere rekening en vraag de bank schriftelijk waarom. Ze moet het meestal twee maanden vooraf melden, of 90 dagen voor een rekening geopend sinds 28 april 2026. Lost ze niets op, dan is de Financial Ombudsman gratis.',
  },
  'gb.terms.wants': {
    says: 'Uw bank meldt nieuwe voorwaarden. Bent u het eens, dan hoeft u niets te doen.',
  },
  'gb.terms.right-leave': {
    says: 'Een bank moet nieuwe voorwaarden van een betaalrekening twee maanden vooraf melden. Tot die tijd kunt u gratis weg.',
  },
  'gb.terms.step': {
    says: 'Noteer de dag waarop de nieuwe voorwaarden ingaan. Vergelijk kosten en rood staan. Stap voor die dag over als u wilt.',
  },
  'gb.ask-bank.account-frozen': {
    says: 'Vraag de bank schriftelijk om loon, uitkering en geld voor huur en eten vrij te geven. Misschien mag ze de reden niet noemen. Klaag vandaag: na acht weken, of haar laatste antwoord, beslist de Financial Ombudsman gratis. Laat nieuw loon op een andere rekening storten.',
  },
}
