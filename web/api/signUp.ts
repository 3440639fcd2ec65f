import { graphql } from './graphql.js'

export const signUpQuery = graphql(`
  query SignUp {
    signUp
  }
`)
