/** Vragen over deurwaarders: bijzondere gevallen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_CASES_NL: Words = {
  'gb.ask-bailiff.child-alone': {
    says: 'Nee. Ze mogen niet binnenkomen als er alleen kinderen onder 16 of kwetsbare volwassenen zijn. Probeerden ze het? Schrijf het bedrijf en de gemeente (council), met dag en tijd.',
  },
  'gb.ask-bailiff.court-fine-entry': {
    says: 'Ja, bij een onbetaalde boete van de strafrechter mogen ze redelijke dwang gebruiken om binnen te komen. Bij gemeentebelasting (council tax) of parkeren is dat anders. Bel vandaag de afdeling boetes van de rechtbank of het bedrijf en spreek betaling af.',
  },
  'gb.ask-bailiff.locksmith': {
    says: 'Nee, bij dat soort schuld niet bij een eerste bezoek. Hij mag alleen met dwang binnenkomen als hij eerder werd binnengelaten, spullen in een afspraak opschreef, en u die brak. Dan moet hij 2 hele dagen vooraf bericht geven.',
  },
  'gb.ask-bailiff.warrant-pcn': {
    says: 'Ja. Voor een boete van de gemeente hebben ze een warrant of control nodig en een aankondiging met 7 hele dagen. U kunt vragen het bewijs te zien. Voor een particuliere boete hebben ze eerst een vonnis (judgment) nodig.',
  },
  'gb.ask-bailiff.council-order': {
    says: 'Nee. Voor gemeentebelasting (council tax) heeft de gemeente een liability order van de rechter nodig. Voor een parkeerboete heeft ze een bevel van de rechter en een warrant nodig. Daarna moet u een aankondiging met 7 hele dagen krijgen.',
  },
  'gb.ask-bailiff.notice-meaning': {
    says: 'Het is een waarschuwing van een deurwaarderskantoor (bailiff firm), geen bevel van de rechter. Er moet wel een bevel of wettelijke bevoegdheid achter zitten. Vraag welke. U hebt minstens 7 hele dagen voor een bezoek, dus doe nu een aanbod.',
  },
  'gb.ask-bailiff.stop': {
    says: 'Ja, vaak. Spreek vóór het bezoek schriftelijk een regeling af en houd u eraan. Een adempauze (breathing space) via een schuldadviseur stopt de meesten 60 dagen. Bent u kwetsbaar? Zeg het het bedrijf en de schuldeiser.',
  },
  'gb.ask-bailiff.record': {
    says: 'Ja, u mag een bezoek bij u thuis filmen of opnemen. Blijf rustig en blokkeer hen niet. Bewaar de film, want die kan bij een klacht helpen.',
  },
  'gb.ask-bailiff.let-in-before': {
    says: 'Ja, eenmaal binnengelaten mag hij terugkomen. Zijn er spullen opgeschreven en houdt u zich aan de afspraak, dan mag hij ze niet meenemen. Breekt u die, dan mag hij na 2 hele dagen bericht met dwang binnenkomen. Vraag vandaag advies.',
  },
  'gb.ask-bailiff.finance-car': {
    says: 'Nee, meestal niet. Een auto op hire purchase, PCP of lease is van het financieringsbedrijf, niet van u. Stuur de deurwaarder vandaag de overeenkomst. Vraag het financieringsbedrijf hem te schrijven.',
  },
  'gb.ask-bailiff.sheriff-home': {
    says: 'Nee, tenzij een rechter (sheriff) een exceptional attachment order gaf. Die zijn zeldzaam. Vaker halen ze geld van loon of bankrekening.',
  },
  'gb.ask-bailiff.sheriff-bank': {
    says: 'Nee, niet alles. Op uw eigen rekening is £1.000 beschermd: alleen wat daarboven zit, kan worden geblokkeerd. Vraag de bank vandaag om dat vrij te geven. Voor council tax moet eerst een charge met 14 dagen komen. Spreek met gemeente en sheriff officers een bedrag af; een sheriff kan het opheffen als het te hard is. Een moratorium of het Debt Arrangement Scheme kan meer stoppen; bel nu een schuldhulpverlener.',
  },
  'gb.ask-bailiff.vulnerable': {
    says: 'Schrijf vandaag aan het bedrijf en de schuldeiser waarom u kwetsbaar bent. Vraag hen te stoppen en de schuld terug te nemen. Houd de deur dicht. Bel National Debtline op 0808 808 4000 over de adempauze (breathing space).',
  },
  'gb.ask-debt.council-tax-contract': {
    says: 'Council tax bent u verschuldigd omdat een wet dat zegt, niet door een contract: niemand heeft uw handtekening nodig. Rechters wijzen dit argument af, en dan komen hun kosten en die van de deurwaarder erbij. Wat echt helpt: vraag de gemeente om Council Tax Reduction, een korting of vrijstelling, en om een betalingsplan.',
  },
}
