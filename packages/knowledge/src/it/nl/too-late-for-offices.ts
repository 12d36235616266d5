/** What can still be done when the time to answer a tax or a benefit debt is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_NL: Words = {
  'it.too-late.bill-want': {
    says: 'Dit is een inningsrekening (cartella). Geteld vanaf de datum zijn de 60 dagen voorbij. U kunt nog om termijnen vragen.',
  },
  'it.too-late.bill-year': {
    says: 'Is de cartella ouder dan een jaar? Dan moeten ze vóór beslag opnieuw waarschuwen (intimazione) en vijf dagen wachten.',
  },
  'it.too-late.tax-reality': {
    says: 'Het is ernstig, maar u kunt nog om een plan vragen. Zolang de inner dat bekijkt, begint geen nieuw beslag.',
  },
  'it.too-late.tax-step': {
    says: 'Zoek de dag waarop hij aankwam. Binnen 60 dagen kan beroep nog. Langer? Vraag AdER vandaag online om termijnen. Tot € 120.000 is een eenvoudig verzoek genoeg.',
  },
  'it.too-late.notice-tax-step': {
    says: 'Zoek de dag waarop het aankwam. Binnen 60 dagen kan beroep nog. Langer? Vraag het kantoor een duidelijke fout te herstellen, en om termijnen.',
  },
  'it.too-late.tax-option': {
    says: 'Zeg het kantoor wat duidelijk fout is: verkeerde persoon, fout bedrag, al betaald. Dan moet het zelfs een definitief papier intrekken (autotutela).',
    title: 'Laat een duidelijke fout schrappen',
    cost: 'Gratis.',
    time: 'Tot een jaar nadat het papier definitief werd.',
    risk: 'Het stopt de inning niet vanzelf.',
    bestFor: 'De fout is in de papieren te zien.',
  },
  'it.too-late.contributions-step': {
    says: 'Zoek de dag waarop hij aankwam. Binnen 40 dagen kan de arbeidsrechter. Langer? Vraag de inner om termijnen en kijk of er daarna vijf jaar zonder nieuw papier verliep.',
  },
  'it.too-late.road-bill-step': {
    says: 'Kwam de boete nooit aan? Binnen 30 dagen na deze cartella kan de vrederechter. Langer? Vraag AdER om termijnen en kijk of er vijf jaar zonder papier verliep.',
  },
  'it.too-late.block-want': {
    says: 'Ze waarschuwden dat ze uw auto zouden blokkeren (fermo). De 30 dagen lijken voorbij, dus hij kan al geblokkeerd zijn.',
  },
  'it.too-late.block-step': {
    says: 'Kijk bij het PRA (ACI) of de blokkade er is. Dan niet rijden: de boete is hoog. Vraag AdER om termijnen. Is de eerste betaald, vraag dan de blokkade op te schorten.',
  },
  'it.too-late.block-right': {
    says: 'Een auto die u nodig hebt voor uw werk of voor iemand met een handicap mag niet worden geblokkeerd. Stuur AdER nu het bewijs en vraag opheffing.',
  },
  'it.too-late.friendly-want': {
    says: 'Dit was een vroege melding van een fout in uw aangifte (avviso bonario). De 60 dagen lijken voorbij: de volle boete en een cartella kunnen volgen.',
  },
  'it.too-late.friendly-step': {
    says: 'Nog binnen 60 dagen nadat het kwam? Betaal of vraag vandaag termijnen. Langer? Zeg het kantoor (CIVIS) wat fout is. Komt de cartella: beroep, of termijnen bij AdER.',
  },
  'it.too-late.benefit-reality': {
    says: 'De 90 dagen voor herziening bij INPS lijken voorbij. Meestal kunt u tegen een terugvordering nog naar de arbeidsrechter.',
  },
  'it.too-late.benefit-step': {
    says: 'Breng de brief vandaag naar een patronato: gratis. Onder 90 dagen? Het dient de ricorso in. Langer? Het vraagt INPS opnieuw te kijken, of kleine termijnen.',
  },
  'it.too-late.benefit-option': {
    says: 'Een advocaat vraagt de arbeidsrechter te zeggen dat u niet hoeft terug te betalen: u was eerlijk en zei INPS alles, of het bedrag is fout.',
    title: 'Naar de arbeidsrechter',
    cost: 'Een advocaat. Rechtshulp kan betalen.',
    time: 'Meestal geen vaste laatste dag, maar vóór INPS inhoudt.',
    risk: 'Verliest u, dan betaalt u misschien kosten.',
    bestFor: 'INPS maakte de fout, of u kunt bewijzen wat u zei.',
  },
}
