/** Where to check and report a scam: what the parts on scams cite. */
import type { Authority } from '@plainletter/contracts/rule'

export const CHECK_IT: Authority = {
  title: 'Report Fraud (City of London Police): suspicious emails, texts, calls and websites',
  provision: 'Spotting and reporting',
  url: 'https://www.reportfraud.police.uk/how-to-report-suspicious-activity/',
  inForceFrom: '2025-12-04',
}
export const REPORT_FRAUD: Authority = {
  title: 'Report Fraud: the national service for England, Wales and Northern Ireland',
  provision: 'How to report',
  url: 'https://www.reportfraud.police.uk/',
  inForceFrom: '2025-12-04',
}
export const GOV_UK_PHISHING: Authority = {
  title: 'GOV.UK: avoid and report internet scams and phishing',
  provision: 'Emails, texts and websites',
  url: 'https://www.gov.uk/report-suspicious-emails-websites-phishing',
  inForceFrom: '2020-04-21',
}
export const POLICE_SCOTLAND: Authority = {
  title: 'Police Scotland: scams and frauds',
  provision: 'How to report fraud in Scotland',
  url: 'https://www.scotland.police.uk/advice-and-information/scams-and-frauds/',
  inForceFrom: '2013-04-01',
}
export const OMBUDSMAN: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 1.6 and 2.8',
  url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
  inForceFrom: '2001-12-01',
}
