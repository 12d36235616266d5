/** The Dutch words of Japan: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'jp.home.want': {
    says: 'Uw verhuurder vraagt u te vertrekken. Een brief alleen laat u niet vertrekken.',
  },
  'jp.home.want-rent': {
    says: 'Uw verhuurder of een huurgarantiebedrijf (保証会社) vraagt late huur.',
  },
  'jp.home.who': {
    says: 'Dit is een particulier of bedrijf. Alleen een rechter kan u bevelen te vertrekken.',
  },
  'jp.home.real': {
    says: 'U kunt blijven totdat een rechter beslist en een gerechtsambtenaar (執行官) het uitvoert.',
  },
  'jp.home.not-yet': {
    says: 'Niemand mag zonder rechter uw sloten veranderen of uw spullen buiten zetten.',
  },
  'jp.home.rights': {
    says: 'Een verhuurder heeft een goede reden (正当事由) en zes maanden nodig. U kunt weigeren en over verhuisgeld praten.',
  },
  'jp.home.step-sign': {
    says: 'Teken geen papier om te vertrekken (退去合意書). Vraag de reden op papier.',
  },
  'jp.home.rights-late': {
    says: 'Bij late huur moet de verhuurder meestal eerst een redelijke tijd geven om te betalen. Een rechter kijkt dan of het vertrouwen weg is, meestal bij ongeveer drie maanden.',
  },
  'jp.home.step-pay-all': {
    says: 'Betaal alle late huur binnen de tijd in de brief en bewaar het bewijs. Lukt dat niet, betaal een deel en vraag schriftelijk om data.',
  },
  'jp.home.option-pay-late': {
    title: 'De late huur op tijd betalen',
    says: 'Is alles binnen de gegeven tijd betaald, dan is er daarom meestal geen grond meer om de huur te beëindigen.',
    cost: 'De late huur.',
    time: 'Binnen de dagen in de brief.',
    risk: 'Een deel alleen redt de huur misschien niet.',
    bestFor: 'U bent het schuldig en wilt blijven.',
  },
  'jp.home.step-pay': {
    says: 'Betaal nu wat u kunt en bied data voor de rest aan. Rechters kijken naar een achterstand van ongeveer drie maanden.',
  },
  'jp.home.step-keep': {
    says: 'Blijf huur betalen. Weigert de verhuurder haar? Stort haar bij het kantoor voor juridische zaken (供託).',
  },
  'jp.home.step-help': {
    says: 'Vraag Houterasu, en uw gemeente naar hulp bij de huur (住居確保給付金).',
  },
  'jp.home.step-type': {
    says: 'Lees uw huurcontract. Een vaste huur (定期建物賃貸借) eindigt op haar datum, met bericht minstens zes maanden vooraf.',
  },
  'jp.home.right-reason': {
    says: 'Bij een gewone huur mag u blijven als de verhuurder geen goede reden heeft.',
  },
  'jp.home.right-six': { says: 'U hebt recht op minstens zes maanden opzegtermijn.' },
  'jp.home.right-time': {
    says: 'U hebt recht op een redelijke tijd om te betalen voordat de huur eindigt. Eén late maand is meestal niet genoeg.',
  },
  'jp.home.right-lock': {
    says: 'U hebt recht op uw woning totdat een rechter iets anders bevolen heeft.',
  },
  'jp.home.option-refuse': {
    says: 'Zeg dat u wilt blijven huren.',
    title: 'Schriftelijk weigeren',
    cost: 'De post.',
    time: 'Eén brief.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'U wilt blijven.',
  },
  'jp.home.option-money': {
    says: 'Vraag meer maanden, verhuiskosten of delen.',
    title: 'Over tijd en geld praten',
    cost: 'Niets.',
    time: 'Weken.',
    risk: 'Teken alleen wat u kunt nakomen.',
    bestFor: 'U wilt misschien verhuizen.',
  },
  'jp.home.option-help': {
    says: 'Gratis advies met een laag inkomen.',
    title: 'Houterasu vragen',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Elke brief om te vertrekken.',
  },
  'jp.home.warn-court': {
    says: 'Volgt er een papier van de rechtbank? Antwoord op tijd. Doet u dat niet, dan beveelt de rechter u meestal te vertrekken.',
  },
  'jp.home.fixed-rights': {
    says: 'Een vaste huur eindigt alleen op de datum als u vooraf een apart papier kreeg. Het bericht moet zes tot twaalf maanden vooraf komen.',
  },
  'jp.home.right-fixed-late': {
    says: 'Kwam het bericht te laat, dan mag u zes maanden vanaf die dag blijven. In een huis onder 200 m² mag u met een maand opzeggen om werk, ziekte of zorg.',
  },
}
