/** What to do about a letter before court action: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_STEPS_NL: Words = {
  'gb.lbc.step-reply': {
    says: 'Antwoord binnen 30 dagen na de datum op de brief. Gebruik het antwoordformulier (Reply Form) als dat erbij zit. Bewaar een kopie en een verzendbewijs.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Antwoord schriftelijk vóór de datum in de brief. Schrijf waar u het mee eens bent en waar niet. Bewaar een kopie en een verzendbewijs.',
  },
  'gb.lbc.step-check': {
    says: 'Controleer drie dingen: is de schuld van u, klopt het bedrag, en hoe oud is hij? Kruis niet aan dat u het schuldig bent voordat u het zeker weet.',
  },
  'gb.lbc.step-documents': {
    says: 'Vraag de papieren die u nodig hebt: het contract, een overzicht van de rekening en hoe elk bedrag is berekend. Ze hebben 30 dagen om die te sturen.',
  },
  'gb.lbc.step-advice': {
    says: 'Bel een gratis schuldadviseur en zeg dat op het antwoordformulier (Reply Form). Dan horen ze u genoeg tijd te geven voor dat advies.',
  },
  'gb.lbc.step-offer': {
    says: 'Bent u het schuldig? Stuur een budget en bied aan wat u per maand kunt betalen. Een afspraak nu betekent geen kosten van de rechter en geen vonnis.',
  },
  'gb.lbc.step-part': {
    says: 'Bent u maar een deel schuldig? Schrijf welk deel en waarom. Bied dat deel aan. Betwist de rest.',
  },
  'gb.lbc.step-dispute': {
    says: 'Bent u het niet schuldig? Zeg dat duidelijk en geef uw redenen. Stuur kopieën van uw bewijs, nooit de originelen.',
  },
  'gb.lbc.step-agreement': {
    says: 'Bij een kredietschuld stuurt u ook een verzoek van £1 om uw kredietovereenkomst (credit agreement). Totdat ze die geven, hoort een rechter haar niet af te dwingen.',
  },
  'gb.lbc.step-old': {
    says: 'Was uw laatste betaling meer dan zes jaar geleden? Schrijf dan dat de schuld te oud is voor de rechter. Bied niet aan te betalen.',
  },
  'gb.lbc.step-post': {
    says: 'Zeg het hun als u verhuist. Veel mensen verliezen omdat het formulier van de rechter naar een oud adres gaat.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Hebt u meer schulden? Vraag een schuldadviseur naar een adempauze (breathing space). Die kan de meeste acties 60 dagen stoppen.',
  },
}
