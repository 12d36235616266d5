/** The Dutch words of Japan: judgment enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_NL: Words = {
  'jp.enforce.judgment-want': { says: 'Een rechter heeft beslist wat u moet betalen of doen.' },
  'jp.enforce.judgment-who': { says: 'Dit komt van een rechtbank.' },
  'jp.enforce.judgment-real': {
    says: 'Het is ernstig, maar u kunt nog in beroep gaan of een plan afspreken.',
  },
  'jp.enforce.judgment-not-yet': {
    says: 'Voor beslag moet de schuldeiser een nieuw verzoek bij de rechtbank indienen.',
  },
  'jp.enforce.judgment-koso': {
    says: 'U hebt twee weken vanaf de bezorging om in beroep te gaan (控訴).',
    action: 'Het beroep indienen',
    consequence: 'Het vonnis is definitief.',
  },
  'jp.enforce.judgment-small': {
    says: 'Tegen een vonnis over een kleine eis hebt u twee weken voor bezwaar (異議). Er is geen beroep.',
    action: 'Het bezwaar indienen',
    consequence: 'Het vonnis is definitief.',
  },
  'jp.enforce.judgment-step': {
    says: 'Laat het vonnis deze week aan een advocaat of Houterasu zien.',
  },
  'jp.enforce.judgment-plan': {
    says: 'Kunt u niet betalen? Vraag een plan of kijk naar schuldverlichting.',
  },
  'jp.enforce.judgment-right': {
    says: 'U hebt het recht binnen twee weken een hogere rechter te vragen.',
  },
  'jp.enforce.judgment-wages': {
    says: 'Drie kwart van uw nettoloon is beschermd, tot 330.000 yen per maand.',
  },
  'jp.enforce.judgment-appeal': {
    says: 'Dien het binnen twee weken in.',
    title: 'In beroep gaan',
    cost: 'Griffierecht; hulp is mogelijk.',
    time: 'Twee weken.',
    risk: 'U kunt opnieuw verliezen.',
    bestFor: 'Het vonnis is verkeerd.',
  },
  'jp.enforce.judgment-talk': {
    says: 'Praat met de schuldeiser.',
    title: 'Een plan afspreken',
    cost: 'Wat u aanbiedt.',
    time: 'Nu.',
    risk: 'Ze kunnen weigeren.',
    bestFor: 'U bent het schuldig.',
  },
  'jp.enforce.seize-want': {
    says: 'Een schuldeiser of kantoor neemt een deel van uw loon, bankgeld of spullen (差押え), of waarschuwt daarvoor.',
  },
  'jp.enforce.seize-who': {
    says: 'Een echt beslag komt van een rechtbank, een gerechtsambtenaar (執行官) of een belastingkantoor. Een particulier bedrijf kan alleen waarschuwen.',
  },
  'jp.enforce.seize-real': {
    says: 'U houdt het grootste deel van uw loon en de dingen die u nodig hebt om te leven.',
  },
  'jp.enforce.seize-not-yet': {
    says: 'Een waarschuwing is geen beslag. Een particuliere schuldeiser heeft eerst een vonnis of ander uitvoerbaar papier nodig.',
  },
  'jp.enforce.seize-week': {
    says: 'U hebt één week vanaf de bezorging voor beroep (執行抗告) over fouten van het bevel.',
    action: 'Een advocaat nemen en het indienen',
    consequence: 'Het bevel blijft staan.',
  },
  'jp.enforce.seize-step-more': {
    says: 'Kunt u niet van de rest leven? Vraag de rechter minder te nemen (差押範囲の変更). Doe het bij loon binnen vier weken.',
  },
  'jp.enforce.seize-step-tax': {
    says: 'Bel nu het belastingkantoor. Vraag tijd of delen, en zeg wat u nodig hebt om te leven.',
  },
  'jp.enforce.seize-step-help': {
    says: 'Vraag een advocaat of Houterasu naar schuldverlichting. Die kan beslag stoppen.',
  },
  'jp.enforce.seize-goods': {
    says: 'Kleren, beddengoed, keukenspullen en geld tot 660.000 yen kunnen niet in beslag genomen worden.',
  },
  'jp.enforce.seize-more': { says: 'U hebt het recht de rechter om een kleiner beslag te vragen.' },
  'jp.enforce.seize-less': {
    says: 'Dien het in met bewijs van uw kosten.',
    title: 'Een kleiner beslag vragen',
    cost: 'Weinig.',
    time: 'Bij loon binnen vier weken.',
    risk: 'De rechter kan weigeren.',
    bestFor: 'U kunt niet van de rest leven.',
  },
  'jp.enforce.seize-relief': {
    says: 'Faillissement (自己破産) of een plan bij de rechter (個人再生).',
    title: 'Naar schuldverlichting kijken',
    cost: 'Houterasu kan het honorarium lenen.',
    time: 'Maanden.',
    risk: 'U kunt dure bezittingen verliezen.',
    bestFor: 'Er zijn te veel schulden.',
  },
}
