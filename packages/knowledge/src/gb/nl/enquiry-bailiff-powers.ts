/** Questions about what bailiffs may do: hours, goods, police, and Northern Ireland. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_POWERS_NL: Words = {
  'gb.ask-bailiff.others-goods': {
    says: 'Alleen deurwaarders (bailiffs) kunnen dingen meenemen. Ze mogen alleen meenemen wat van de persoon met de schuld is, alleen of samen met iemand. De echte eigenaar hoort meteen bewijs te sturen, zoals de bon of de financieringspapieren.',
  },
  'gb.ask-bailiff.hours': {
    says: 'Ze mogen alleen van 6am tot 9pm komen (van ’s ochtends tot ’s avonds), op elke dag, tenzij een rechter meer toestaat. Een bedrijf dat op andere uren open is, is anders.',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'Nee. Ze moeten laten staan wat een woning nodig heeft: een fornuis of magnetron, een koelkast, een wasmachine, bedden, en een tafel met stoelen. Zeg hun dat. Klaag bij het bedrijf als ze zulke dingen opschrijven.',
  },
  'gb.ask-bailiff.police': {
    says: 'Nee, niet omdat u de deur dichthoudt bij een schuld zoals gemeentebelasting (council tax) of een parkeerboete. Praat door de deur en vraag bewijs. Zijn ze volgens de wet binnen, duw of blokkeer hen dan niet. Onbetaalde boetes van de rechter zijn anders.',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: 'In Noord-Ierland heeft een incassobedrijf geen eigen deurwaarders (bailiffs). Alleen het Enforcement of Judgments Office kan een schuld afdwingen, en alleen na een vonnis (judgment). Anderen hoeft u niet binnen te laten.',
  },
  'gb.ask-bailiff.council-tax-visit': {
    says: 'Laat ze niet binnen. Voor council tax mogen ze niet met geweld of een slotenmaker binnenkomen, behalve als ze eerder binnen waren en spullen opschreven. Doe alles op slot, praat door de brievenbus, en zet uw auto ergens anders. Schrijf vandaag aan bedrijf en gemeente waarom u kwetsbaar bent en wat u kunt betalen. De kosten liggen vast: £75, en £235 voor een bezoek. Gevangenis is de laatste stap, nadat een rechter uw middelen bekeek. National Debtline: 0808 808 4000.',
  },
  'gb.ask-bailiff.charge-for-payment': {
    says: 'Een charge for payment geeft u 14 dagen. Daarna kunnen ze een rekening boven £1.000 blokkeren of van uw loon nemen. Bel nu de gemeente en de sheriff officers en bied een bedrag dat u volhoudt. Een schuldhulpverlener kan een moratorium van zes maanden of het Debt Arrangement Scheme regelen; die stoppen dit. Uit uw woning mogen ze niets halen zonder bijzonder bevel van de rechter. Gratis advies: National Debtline 0808 808 4000.',
  },
}
