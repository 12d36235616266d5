/** The people that scripts/e2e.ts has put into the database. Each journey takes its own, so that none shares credits. */
import { expect } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'

export const PASSWORD = 'plainletter'
/** Half of the people are for each project: the same journey runs on both at once. */
const PEOPLE_PER_PROJECT = 70

/**
 * Persons 0, 30 to 34 and 63 of a project have no credits, and 64 has one; 35 to 39, 62 and 66 have not verified their
 * address. The last is number 69.
 */
export const emailOf = (number: number, { project, retry }: TestInfo): string => {
  const group = (project.name === 'phone' ? 1 : 0) + 2 * retry
  return `person${number + group * PEOPLE_PER_PROJECT}@plainletter.test`
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth?tab=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  // The form has a heading too: whoever goes on before the answer is not signed in.
  await expect(page).not.toHaveURL(/\/auth/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
