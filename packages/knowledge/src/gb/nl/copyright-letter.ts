/** Auteursrecht: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_LETTER_NL: Words = {
  'gb.copyright.want': {
    says: 'Ze willen geld voor een gebruik dat u volgens hen maakte. Het is een aanbod om te schikken, geen boete.',
  },
  'gb.copyright.rights-summary': {
    says: 'U kunt bewijs vragen: van wie het werk is, dat u het gebruikte, en hoe ze aan het bedrag komen.',
  },
  'gb.copyright.reality': {
    says: 'Geen rechter heeft hiernaar gekeken. Het bedrag is van hen. Een rechter zou kijken wat een redelijke licentie had gekost.',
  },
  'gb.copyright.who': {
    says: 'De afzender is een particulier bedrijf dat voor een eigenaar werkt. Het heeft geen officiële macht. Een incassobureau ook niet.',
  },
  'gb.copyright.not-yet': {
    says: 'Zo’n eis is geen schuld totdat u ermee instemt of een rechter het zegt. Niemand kan er nu spullen voor halen.',
  },
  'gb.copyright.know': {
    says: 'Een foto die u online vindt, is niet vrij te gebruiken, ook niet zonder merkteken. Maar over de prijs kunt u vaak praten.',
    learnMore:
      'Zoek op wat de eigenaar vraagt voor een licentie van die soort en duur. Dat is een goed begin voor een aanbod.',
  },
  'gb.copyright.step-remove': {
    says: 'Haal het werk nu weg en bewaar een kopie met datum van de pagina zoals die was. U erkent daarmee niets.',
  },
  'gb.copyright.step-genuine': {
    says: 'Ga na of de afzender echt is. Open geen links of bestanden in een e-mail. Zoek het bedrijf zelf.',
  },
  'gb.copyright.step-proof': {
    says: 'Vraag schriftelijk bewijs: de eigenaar, het recht om te eisen, de foto, de pagina, de data en de berekening van het bedrag.',
  },
  'gb.copyright.step-source': {
    says: 'Zoek uit waar u het vandaan hebt. Een licentie, een webontwerper of een gratis bibliotheek kan uw antwoord zijn.',
  },
  'gb.copyright.step-offer': {
    says: 'Gebruikte u het? Bied aan wat een licentie voor die tijd had gekost. Schrijf dat dit de hele zaak beëindigt.',
  },
  'gb.copyright.step-deny': {
    says: 'Gebruikte u het niet, of had u toestemming? Schrijf dat en stuur uw bewijs. Houd het kort.',
  },
  'gb.copyright.right-proof': {
    says: 'Zij moeten bewijzen dat het werk van hen is, of dat ze voor de eigenaar mogen eisen, en dat u het kopieerde of toonde.',
  },
  'gb.copyright.right-innocent': {
    says: 'Wist u niet dat het werk beschermd was, en had u geen reden dat te denken? Dan geeft een rechter geen schadevergoeding. Dit is zeldzaam.',
  },
  'gb.copyright.right-exceptions': {
    says: 'Voor sommig gebruik is geen toestemming nodig, zoals een redelijk citaat, een recensie, eigen studie of parodie.',
  },
  'gb.copyright.right-letter': {
    says: 'Vóór een eis bij de rechter horen ze met details te schrijven en u een redelijke tijd voor een antwoord te geven.',
  },
  'gb.copyright.option-proof': {
    says: 'Schrijf één rustige brief en noem wat u wilt zien.',
    title: 'Bewijs vragen',
    cost: 'Een postzegel.',
    time: 'Een uur.',
    risk: 'Klein.',
    bestFor: 'U bent niet zeker van het gebruik, de eigenaar of het bedrag.',
  },
  'gb.copyright.option-offer': {
    says: 'Bied aan wat een licentie had gekost, om alles te beëindigen.',
    title: 'Een redelijke licentieprijs aanbieden',
    cost: 'Wat u aanbiedt.',
    time: 'Enkele weken.',
    risk: 'Het kan als erkenning worden gelezen. Schrijf dat het alleen is om te schikken.',
    bestFor: 'U gebruikte het zonder toestemming.',
  },
  'gb.copyright.option-help': {
    says: 'Het Intellectual Property Office heeft gratis gidsen. Sommige advocaten geven een eerste gesprek gratis.',
    title: 'Advies vragen',
    cost: 'Eerst niets.',
    time: 'Een gesprek.',
    risk: 'Geen.',
    bestFor: 'Het bedrag is groot, of er kwamen papieren van de rechter.',
  },
  'gb.copyright.warn-ignore': {
    says: 'Echte eisen kunnen naar de rechter, en de verliezer betaalt. Laat het niet liggen als u het werk gebruikte.',
  },
  'gb.copyright.warn-sign': {
    says: 'Een getekende belofte (undertaking) kan u jaren binden. Teken er geen voordat u advies hebt.',
  },
  'gb.copyright.insight-short': {
    says: 'De korte termijn is hun eigen termijn. De wet geeft die geen kracht.',
    actionable: 'Antwoord er toch voor en vraag de papieren die u nodig hebt.',
  },
  'gb.copyright.insight-collector': {
    says: 'Een incassobureau behandelt dit als een schuld. Een schadevergoeding die u betwist, is geen schuld.',
    actionable: 'Schrijf het incassobureau dat u betwist en alleen met de eigenaar praat.',
  },
  'gb.copyright.insight-strict': {
    says: 'Het klopt dat niet weten meestal geen verweer is. Voor het bedrag kan het wel uitmaken.',
    actionable: 'Schrijf hoe het werk bij u kwam, met data.',
  },
  'gb.copyright.know-small': {
    says: 'Een eis tot £10,000 gaat naar de kleine zaken van een bijzondere rechtbank. Daar betaalt de verliezer weinig van de kosten van de ander.',
  },
}
