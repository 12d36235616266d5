/** The Italian laws on work: their titles, addresses and the first day that is safe to rely on. */
export const LAWS_ON_WORK = {
  garanzia: {
    title: 'Legge 297/1982 (TFR e Fondo di garanzia)',
    urn: 'legge:1982-05-29;297',
    from: '1992-02-28',
  },
  licenziamenti: {
    title: 'Legge 604/1966 (licenziamenti individuali)',
    urn: 'legge:1966-07-15;604',
    from: '2012-07-18',
  },
  statuto: {
    title: 'Statuto dei lavoratori (legge 300/1970)',
    urn: 'legge:1970-05-20;300',
    from: '1970-06-11',
  },
  crescenti: {
    title: 'Decreto legislativo 23/2015 (tutele crescenti)',
    urn: 'decreto.legislativo:2015-03-04;23',
    from: '2015-03-07',
  },
  naspi: {
    title: 'Decreto legislativo 22/2015 (NASpI)',
    urn: 'decreto.legislativo:2015-03-04;22',
    from: '2015-05-01',
  },
  dimissioni: {
    title: 'Decreto legislativo 151/2015',
    urn: 'decreto.legislativo:2015-09-14;151',
    from: '2016-03-12',
  },
  collettivi: {
    title: 'Legge 223/1991 (licenziamenti collettivi)',
    urn: 'legge:1991-07-23;223',
    from: '1991-08-11',
  },
  maternita: {
    title: 'Testo unico maternità e paternità (d.lgs. 151/2001)',
    urn: 'decreto.legislativo:2001-03-26;151',
    from: '2001-04-27',
  },
  lavoro183: {
    title: 'Legge 183/2010 (collegato lavoro)',
    urn: 'legge:2010-11-04;183',
    from: '2012-07-18',
  },
  termine: {
    title: 'Decreto legislativo 81/2015 (contratti di lavoro)',
    urn: 'decreto.legislativo:2015-06-15;81',
    from: '2015-06-25',
  },
  orario: {
    title: 'Decreto legislativo 66/2003 (orario di lavoro)',
    urn: 'decreto.legislativo:2003-04-08;66',
    from: '2004-09-01',
  },
} as const
