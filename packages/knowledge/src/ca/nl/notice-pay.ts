/** Notice, pay in its place and severance pay, by province: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_PAY_NL: Words = {
  'ca.work.right-notice': {
    says: 'U hebt recht op een opzegtermijn of geld in plaats daarvan, als u ongeveer drie maanden hebt gewerkt. Ernstig wangedrag is een uitzondering.',
  },
  'ca.work.on-notice': {
    says: 'In Ontario krijgt u minstens één week opzegtermijn of loon voor elk jaar, vanaf drie maanden werk, tot acht weken.',
  },
  'ca.work.on-severance': {
    says: 'In Ontario krijgt u misschien ook een ontslagvergoeding (severance pay), als u vijf jaar of langer werkte en het bedrijf minstens $2,5 miljoen aan lonen betaalt.',
  },
  'ca.work.bc-notice': {
    says: 'In British Columbia krijgt u één week loon na drie maanden, twee na een jaar, drie na drie jaar, tot acht.',
  },
  'ca.work.ab-notice': {
    says: 'In Alberta krijgt u één week opzegtermijn na 90 dagen, twee na twee jaar, en tot acht na tien jaar.',
  },
  'ca.work.qc-notice': {
    says: 'In Québec krijgt u één week na drie maanden, twee na één jaar, vier na vijf jaar en acht na tien.',
  },
  'ca.work.qc-cause': {
    says: 'In Québec mag u na twee jaar alleen worden ontslagen om een goede en voldoende reden. De werkgever moet die bewijzen.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'Het wettelijke minimum is misschien niet alles waar u recht op hebt. Rechters kijken naar uw leeftijd, uw baan, uw jaren daar en het werk dat u kunt vinden.',
  },
  'ca.work.right-minimum-on': {
    says: 'Ze moeten het wettelijke minimum betalen, ook als u geen verklaring (release) tekent. Dat minimum kunt u niet wegtekenen.',
  },
  'ca.work.mb-notice': {
    says: 'In Manitoba hebt u na 30 dagen werk recht op een opzegtermijn van één tot acht weken, of geld in plaats daarvan.',
  },
  'ca.work.sk-notice': {
    says: 'In Saskatchewan hebt u na 13 weken werk recht op een opzegtermijn van één tot acht weken, of geld in plaats daarvan.',
  },
  'ca.work.ns-notice': {
    says: 'In Nova Scotia hebt u na drie maanden recht op een opzegtermijn. Na tien jaar dienst is voor ontslag een goede reden nodig.',
  },
  'ca.work.nb-notice': {
    says: 'In New Brunswick hebt u na zes maanden recht op twee weken opzegtermijn, en na vijf jaar op vier weken.',
  },
  'ca.work.qc-reasonable': {
    says: 'In Québec kunt u volgens de Civil Code ook een redelijke opzegtermijn eisen. U kunt die niet vooraf opgeven.',
  },
  'ca.work.fed-notice': {
    says: 'In een federale baan is de opzegtermijn twee weken na drie maanden, drie weken na drie jaar, en één meer voor elk jaar tot acht. Na een jaar komt er een ontslagvergoeding (severance pay) bij.',
  },
  'ca.work.on-misconduct': {
    says: 'In Ontario verliest u het geld voor de opzegtermijn alleen bij opzettelijk wangedrag (wilful misconduct) of opzettelijke nalatigheid. Slecht werk alleen is niet genoeg.',
  },
  'ca.work.right-proportion': {
    says: 'Ontslag om een fout (for cause) is de laatste stap. De fout moet zo ernstig zijn dat het werk niet door kan gaan. Bij minder hoort opzegtermijn of loon.',
  },
}
