/** The last answer of a firm to a complaint: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_NL: Words = {
  'gb.refused.reality': {
    says: 'Dit is het laatste woord van het bedrijf, niet van uw zaak. Een ombudsman kijkt opnieuw en kiest geen partij.',
  },
  'gb.refused.deadline-fos': {
    says: 'U hebt zes maanden vanaf de datum van het laatste antwoord.',
    action: 'Uw klacht naar de Financial Ombudsman Service sturen',
    consequence:
      'Daarna kan het alleen als het bedrijf akkoord is of iets uitzonderlijks u tegenhield.',
  },
  'gb.refused.right-free': {
    says: 'De Financial Ombudsman Service is gratis voor u. U hebt geen advocaat of claimbureau nodig.',
  },
  'gb.refused.right-fair': {
    says: 'Hij beslist wat eerlijk en redelijk is, niet alleen wat de kleine letters zeggen. Zo kan hij ja zeggen waar het bedrijf nee zei.',
  },
  'gb.refused.right-binding': {
    says: 'Neemt u de eindbeslissing aan, dan moet het bedrijf die volgen. Zo niet, dan kunt u nog naar de rechter.',
  },
  'gb.refused.right-app': {
    says: 'Voor overboekingen in het VK sinds 7 oktober 2024 moeten banken slachtoffers meestal terugbetalen, tot £85,000. Dat u zelf betaalde is geen reden om nee te zeggen.',
  },
  'gb.refused.right-app-refusal': {
    says: 'De bank moet bewijzen dat u heel onvoorzichtig was, zoals een duidelijke waarschuwing negeren. Was u kwetsbaar en trapte u er daarom in, dan telt dat niet.',
  },
  'gb.refused.right-not-authorised': {
    says: 'Een betaling die u niet deed en niet goedkeurde moet meestal voor het eind van de volgende werkdag terug.',
  },
  'gb.refused.know-app': {
    says: 'De bank mag tot £100 houden, maar niet van een kwetsbaar mens. De aanvraag moet binnen 13 maanden na de laatste betaling komen.',
  },
  'gb.refused.step-gather': {
    says: 'Leg dit antwoord, uw klacht en uw bewijs bij elkaar: rekeningen, berichten, data van gesprekken.',
  },
  'gb.refused.step-write': {
    says: 'Schrijf in een paar regels wat er gebeurde, wat er mis is met het antwoord en wat u wilt.',
  },
  'gb.refused.step-fos': {
    says: 'Gebruik het online formulier van de Financial Ombudsman Service of bel 0800 023 4567. Ze helpen u bij het invullen.',
  },
  'gb.refused.option-fos': {
    says: 'Eerst kijkt een onderzoeker naar beide kanten. Is iemand het oneens, dan beslist een ombudsman.',
    title: 'Naar de Financial Ombudsman Service',
    cost: 'Niets.',
    time: 'Vaak enkele maanden.',
    risk: 'Geen. Tot u een eindbeslissing aanneemt kunt u nog naar de rechter.',
    bestFor: 'U vindt het antwoord oneerlijk.',
  },
  'gb.refused.option-again': {
    says: 'Alleen bij nieuwe feiten: stuur ze en vraag een nieuw antwoord voor een bepaalde dag.',
    title: 'Het bedrijf opnieuw vragen',
    cost: 'Niets.',
    time: 'Een tot twee weken.',
    risk: 'De tijd voor de ombudsman loopt door.',
    bestFor: 'U hebt nieuw bewijs.',
  },
  'gb.refused.option-court': {
    says: 'Een kleiner bedrag gaat via de eenvoudige weg (small claims). Stuur eerst een aanmaning.',
    title: 'Toch naar de rechter',
    cost: 'Griffierecht. Bij een laag inkomen kunt u hulp vragen.',
    time: 'Vele maanden.',
    risk: 'Verliest u, dan bent u dat kwijt.',
    bestFor: 'Geen ombudsman kan helpen, of u neemt de beslissing niet aan.',
  },
}
